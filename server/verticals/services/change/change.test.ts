import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { changingVisits } from '#tests/support/changes.ts'
import { gateway } from '#tests/support/gateway.ts'
import { addWallet, referenceOf } from '#tests/support/orders.ts'
import { addService } from '#tests/support/stores.ts'
import { addSalon, type Salon, takenOf, visit, visitAt } from '#tests/support/visits.ts'

const server = testApp()
const { toGateway, press } = gateway(server)
let salon: Salon
let amira: { accountId: number; token: string }
let hers: ReturnType<typeof changingVisits>
beforeEach(async () => {
  salon = await addSalon(server.database, { people: 2 })
  amira = await server.logIn()
  hers = changingVisits(server, amira.token)
})

const at = (time: string) => `2026-06-10T${time}:00.000Z`
const first = () => salon.people[0] ?? 0
const second = () => salon.people[1] ?? 0
/** A booked cut at ten o'clock by the first of the two people, for ten. */
const booked = async (more: object = {}) =>
  referenceOf(await visit(server, amira.token, visitAt(salon.slug, '10:00', [salon.cut, first()]), more))
const othersAt = async (time: string, by = first()) =>
  visit(server, (await server.logIn('Noah')).token, visitAt(salon.slug, time, [salon.cut, by]))
const costs = (price_minor: number, by: number) =>
  server.database.query
    .updateTable('staff_service')
    .set({ price_minor })
    .where('professional_id', '=', by)
    .execute()

test('a visit is moved with its people, and its old time is free for others', async () => {
  const reference = await booked()
  expect(await hers.quote(reference, { start: at('11:00') })).toMatchObject({
    ...{ start: at('11:00'), end: at('11:30'), changes: 0, extra: 0, refund: [] },
    bill: { total: 10 },
  })
  expect((await hers.agree(reference, { start: at('11:00') })).status).toBe(200)
  expect(await takenOf(server.database, first())).toEqual(['11:00-11:30'])
  expect(await hers.detail(reference)).toMatchObject({
    ...{ start: at('11:00'), end: at('11:30'), total: 10 },
    lines: [{ professional: { id: first() }, start: at('11:00'), end: at('11:30'), is_any: false }],
  })
  expect((await othersAt('10:00')).status).toBe(200)
})

test('a visit may be moved over a part of its own time', async () => {
  const reference = await booked()
  expect((await hers.agree(reference, { start: at('10:15') })).status).toBe(200)
  expect(await takenOf(server.database, first())).toEqual(['10:15-10:45'])
})

test('a time that is somebody else’s is refused, and the nearest others are said, the one it has not among them', async () => {
  const reference = await booked()
  await othersAt('10:30')
  const { body } = await hers.tryQuote(reference, { start: at('10:15') })
  expect(body).toMatchObject({ code: 'UNAVAILABLE', problem: 'taken' })
  expect(body.nearest).toEqual([at('09:45'), at('09:30'), at('11:00')])
  expect(await takenOf(server.database, first())).toEqual(['10:00-10:30', '10:30-11:00'])
})

test('whoever does it for nobody’s choice stays where they can, and else is somebody who can', async () => {
  const reference = referenceOf(await visit(server, amira.token, visitAt(salon.slug, '10:00', salon.cut)))
  const doer = async () => (await hers.detail(reference)).lines[0]?.professional?.id
  const before = await doer()
  await hers.agree(reference, { start: at('12:00') })
  expect(await doer()).toBe(before)
  await othersAt('13:00', before)
  await hers.agree(reference, { start: at('13:00') })
  expect(await doer()).toBe(before === first() ? second() : first())
})

test('what stays keeps its price, and other people cost theirs: more is paid, less goes back', async () => {
  const wallet = await addWallet(server.database, { kind: 'wallet', account_id: amira.accountId }, 5000)
  const balance = async () => {
    const row = server.database.query.selectFrom('wallet').select('balance_minor').where('id', '=', wallet)
    return (await row.executeTakeFirstOrThrow()).balance_minor
  }
  const reference = await booked({ method: 'WALLET' })
  await costs(1700, first())
  await costs(1400, second())
  expect(await hers.quote(reference, { start: at('11:00') })).toMatchObject({ extra: 0, refund: [] })
  const by = (id: number) => [{ id: salon.cut, professional_id: id }]
  const dearer = { start: at('11:00'), services: by(second()) }
  expect(await hers.quote(reference, dearer)).toMatchObject({ extra: 4, refund: [], bill: { total: 14 } })
  expect((await hers.agree(reference, dearer, { method: 'WALLET' })).status).toBe(200)
  expect(await balance()).toBe(3600)
  expect(await takenOf(server.database, first())).toEqual([])
  await costs(1100, first())
  const cheaper = { start: at('12:00'), services: by(first()) }
  expect(await hers.quote(reference, cheaper)).toMatchObject({
    ...{ extra: 0, refund: [{ source: 'wallet', amount: 3 }] },
  })
  expect((await hers.agree(reference, cheaper)).status).toBe(200)
  expect(await balance()).toBe(3900)
})

test('other people at the time it has are a change too, and nothing else at that time is', async () => {
  const reference = await booked()
  const start = at('10:00')
  expect((await hers.tryQuote(reference, { start })).body).toMatchObject({
    ...{ code: 'UNAVAILABLE', message: 'This is the time you have.' },
  })
  const services = [{ id: salon.cut, professional_id: second() }]
  expect((await hers.agree(reference, { start, services })).status).toBe(200)
  expect(await takenOf(server.database, first())).toEqual([])
  expect(await takenOf(server.database, second())).toEqual(['10:00-10:30'])
})

test('what is to be paid online is kept beside the time it has, and has it once it is paid', async () => {
  const reference = await booked()
  await costs(1400, second())
  const services = [{ id: salon.cut, professional_id: second(), addons: [] }]
  const wanted = { start: at('10:15'), services }
  const { body } = await hers.agree(reference, wanted, { method: 'Online' })
  expect(body.payment_url).toMatch(reference)
  const row = server.database.query.selectFrom('booking_change').select('wanted').where('state', '=', 'open')
  expect((await row.executeTakeFirstOrThrow()).wanted).toEqual(wanted)
  expect(await takenOf(server.database, first(), second())).toEqual(['10:00-10:30', '10:15-10:45'])
  expect((await othersAt('10:15', second())).body).toMatchObject({ code: 'UNAVAILABLE' })
  await press(await toGateway(reference), 'paid')
  expect(await takenOf(server.database, first(), second())).toEqual(['10:15-10:45'])
  expect(await hers.detail(reference)).toMatchObject({ start: at('10:15'), total: 14 })
})

test('a longer visit of the same people holds only what it does not have', async () => {
  const reference = await booked()
  const shave = await addService(server.database, salon.id, { name: 'Shave' }, { [first()]: {} })
  const services = [salon.cut, shave].map((id) => ({ id, professional_id: first() }))
  const { body } = await hers.agree(reference, { start: at('10:15'), services }, { method: 'Online' })
  expect(body).toMatchObject({ success: true })
  expect((await takenOf(server.database, first()))[0]).toBe('10:00-10:30')
  await server.call('give-up-change', { token: amira.token, unique_booking_id: reference })
  expect(await takenOf(server.database, first())).toEqual(['10:00-10:30'])
})

test('until the store gives nothing back any more, and not after', async () => {
  const reference = await booked()
  const { change_until } = await hers.detail(reference)
  expect(change_until).toBe(at('08:00'))
  server.clock.move(Date.parse(at('08:00')) - server.clock.now().getTime())
  expect(await hers.detail(reference)).toMatchObject({ can_change: false })
  expect((await hers.tryQuote(reference, { start: at('12:00') })).body).toMatchObject({
    ...{ code: 'UNAVAILABLE', message: expect.stringMatching(/too late/) },
  })
})
