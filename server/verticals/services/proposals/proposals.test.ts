import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { getBookings } from '#contract/calls/bookings.ts'
import { getNotifications } from '#contract/calls/notifications.ts'
import { runCommand } from '#server/operator/commands.ts'
import { testApp } from '#tests/support/app.ts'
import { changingVisits } from '#tests/support/changes.ts'
import { addWallet, newKey, referenceOf } from '#tests/support/orders.ts'
import { addSalon, type Salon, takenOf, visit, visitAt } from '#tests/support/visits.ts'

const server = testApp()
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const at = (time: string) => `2026-06-10T${time}:00.000Z`
const goTo = (instant: string) => server.clock.move(Date.parse(instant) - server.clock.now().getTime())
const NOBODY = 'There is none.'

let salon: Salon
let amira: { accountId: number; token: string }
let hers: ReturnType<typeof changingVisits>
const person = (which: number) => salon.people[which] ?? 0
const slugOf = (which: number) => `${salon.slug}-${which}`

async function opened(people: number) {
  goTo('2026-06-01T12:00:00.000Z')
  salon = await addSalon(server.database, { people })
  amira = await server.logIn()
  hers = changingVisits(server, amira.token)
}
beforeEach(() => opened(2))

async function run(...args: string[]): Promise<string> {
  const { database, clock, services } = server
  const { signal } = new AbortController()
  const context = { mode: 'test', database, clock, tell() {}, signal } as const
  return (await runCommand(args, services, context)).output.trimEnd()
}
const away = (which: number, from = '00:00', until = '23:55', ...more: string[]) =>
  run('staff', 'away', ...more, slugOf(which), `2026-06-10 ${from}`, `2026-06-10 ${until}`)
/** A booked cut at ten: by the first person, or by anybody. */
const booked = async (by: 'named' | 'any', more: object = {}) =>
  referenceOf(
    await visit(
      server,
      amira.token,
      visitAt(salon.slug, '10:00', by === 'any' ? salon.cut : [salon.cut, person(0)]),
      more,
    ),
  )
const answer = (unique_booking_id: string, accept: boolean, more: object = {}) =>
  server.call('answer-visit-proposal', {
    ...{ token: amira.token, unique_booking_id, accept, idempotency_key: newKey() },
    ...more,
  })
const cancel = (unique_booking_id: string) =>
  server.call('cancel-service-booking', { token: amira.token, unique_booking_id, idempotency_key: newKey() })
const othersAt = async (time: string, by: number) =>
  visit(server, (await server.logIn('Noah')).token, visitAt(salon.slug, time, [salon.cut, by]))
const inbox = async () => {
  const { body } = await server.call('get-notifications', { token: amira.token })
  return v.parse(getNotifications.reply, body).data
}
const walletOf = async () =>
  (await server.call('update-user-info', { token: amira.token })).body.data as { wallet_balance: number }
const expire = () => server.services.verticals.services.parts.proposals.expire()

describe('who did not ask for anybody by name', () => {
  test('is taken over by a colleague at the same time, and told', async () => {
    const reference = await booked('any')
    const { lines } = await hers.detail(reference)
    const was = lines[0]?.professional?.id
    const now = salon.people.find((it) => it !== was) ?? 0
    expect(await away(salon.people.indexOf(was ?? 0))).toMatch(/10:00 {2}Salon: Cut – Person \d instead$/)
    const detail = await hers.detail(reference)
    expect(detail).toMatchObject({
      ...{ start: at('10:00'), proposal: null, cancellation: { is_unbound: false } },
      lines: [{ professional: { id: now }, is_any: true, price: 10 }],
    })
    expect(await takenOf(server.database, ...salon.people)).toEqual(['10:00-10:30'])
    expect(await inbox()).toMatchObject([
      { kind: 'person_changed', path: `/reserve-and-relax/my-bookings/${reference}` },
      { kind: 'confirmed' },
    ])
    expect(await run('visits', 'clashes', salon.slug)).toBe(NOBODY)
  })

  test('is asked for another time where no colleague is free', async () => {
    await opened(1)
    const reference = await booked('any')
    expect(await away(0, '09:30', '12:00')).toMatch(/asked for 2026-06-10 09:00 with Person 0$/)
    expect((await hers.detail(reference)).proposal).toMatchObject({
      ...{ reason: 'absent', start: at('09:00'), end: at('09:30') },
      lines: [{ professional: { id: person(0) }, is_any: true }],
    })
  })
})

describe('who asked for somebody who is away', () => {
  test('keeps the visit, and is asked whether a colleague will do, who is held for them', async () => {
    const reference = await booked('named')
    await away(0)
    expect(await hers.detail(reference)).toMatchObject({
      ...{ start: at('10:00'), status: 2, answer_until: '2026-06-02T12:00:00.000Z', can_change: false },
      lines: [{ professional: { id: person(0) } }],
      proposal: {
        ...{ reason: 'absent', until: '2026-06-02T12:00:00.000Z', start: at('10:00'), end: at('10:30') },
        lines: [{ name: 'Cut', professional: { id: person(1), name: 'Person 1' }, is_any: false, price: 10 }],
      },
      cancellation: { is_unbound: true, refund_percent: 100 },
    })
    const [card] = v.parse(
      getBookings.reply,
      (await server.call('get-bookings', { token: amira.token })).body,
    ).data
    expect(card?.answer_until).toBe('2026-06-02T12:00:00.000Z')
    expect((await othersAt('10:00', person(1))).body).toMatchObject({ problem: 'taken' })
    expect((await inbox())[0]).toMatchObject({
      kind: 'visit_proposal',
      title: 'Salon asks to change your visit',
      body: 'Would Wed 10 Jun, 10:00 am with Person 1 suit you? It is held for you until Tue 2 Jun, 12:00 pm. Open it to answer.',
      path: `/reserve-and-relax/my-bookings/${reference}`,
    })
    expect((await hers.tryQuote(reference, { start: at('14:00') })).body).toMatchObject({
      ...{ code: 'UNAVAILABLE', message: 'The store asks for another time. Answer that first.' },
    })
    expect(await run('visits', 'clashes', salon.slug)).toMatch(/10:00 {2}Salon: Person 0 away – asked$/)
  })

  test('who accepts has what was held, at the price that was agreed', async () => {
    await server.database.query
      .updateTable('staff_service')
      .set({ price_minor: 2500 })
      .where('professional_id', '=', person(1))
      .execute()
    const reference = await booked('named')
    await away(0)
    expect((await answer(reference, true)).body).toMatchObject({ success: true })
    expect(await hers.detail(reference)).toMatchObject({
      ...{ start: at('10:00'), total: 10, proposal: null, answer_until: null, can_change: true },
      lines: [{ professional: { id: person(1) }, is_any: false, price: 10 }],
    })
    expect([
      await takenOf(server.database, person(0)),
      await takenOf(server.database, person(1)),
      await run('visits', 'clashes', salon.slug),
    ]).toEqual([[], ['10:00-10:30'], NOBODY])
    expect((await inbox()).map((it) => it.kind)).toContain('changed')
  })

  test('another time, over a part of the old one, moves the visit and its deadlines', async () => {
    await opened(1)
    const reference = await booked('named')
    const before = (await hers.detail(reference)).cancellation
    await away(0, '10:15', '17:00')
    const { proposal } = await hers.detail(reference)
    expect(proposal).toMatchObject({ start: at('09:45') })
    expect((await answer(reference, true)).status).toBe(200)
    const after = await hers.detail(reference)
    expect(after).toMatchObject({ start: at('09:45'), end: at('10:15') })
    const moved = (until: 'full_refund_until' | 'part_refund_until') =>
      Date.parse(after.cancellation[until]) - Date.parse(before[until])
    expect([moved('full_refund_until'), moved('part_refund_until')]).toEqual([-15 * MINUTE, -15 * MINUTE])
    expect(await takenOf(server.database, person(0))).toEqual(['09:45-10:15'])
  })

  test('who declines has it cancelled and gets everything back, however late it is', async () => {
    await addWallet(server.database, { kind: 'wallet', account_id: amira.accountId }, 1000)
    const reference = await booked('named', { method: 'WALLET' })
    // An hour before it begins nothing would go back.
    goTo(at('09:00'))
    expect((await hers.detail(reference)).cancellation.refund_percent).toBe(0)
    await away(0)
    expect((await hers.detail(reference)).cancellation).toMatchObject({
      refund: [{ source: 'wallet', amount: 10 }],
    })
    expect((await answer(reference, false)).status).toBe(200)
    expect(await hers.detail(reference)).toMatchObject({ status: 6, proposal: null, answer_until: null })
    expect(await walletOf()).toMatchObject({ wallet_balance: 10 })
    expect(await takenOf(server.database, ...salon.people)).toEqual([])
  })

  test('without that the store owes everything, half an hour before they would get nothing', async () => {
    await addWallet(server.database, { kind: 'wallet', account_id: amira.accountId }, 1000)
    const reference = await booked('named', { method: 'WALLET' })
    goTo(at('09:00'))
    await away(0)
    const { query } = server.database
    await query.updateTable('booking').set({ unbound_at: null }).where('reference', '=', reference).execute()
    expect((await answer(reference, false)).body).toMatchObject({ code: 'UNAVAILABLE' })
    await query
      .updateTable('booking')
      .set({ unbound_at: server.clock.now() })
      .where('reference', '=', reference)
      .execute()
    expect((await answer(reference, false)).status).toBe(200)
  })

  test('who does not answer in time keeps the visit as it is, a clash; cancelling still gives everything back', async () => {
    await addWallet(server.database, { kind: 'wallet', account_id: amira.accountId }, 1000)
    const reference = await booked('named', { method: 'WALLET' })
    await away(0)
    server.clock.move(24 * HOUR)
    expect((await answer(reference, true)).body).toMatchObject({
      ...{
        code: 'UNAVAILABLE',
        message: 'The store no longer waits for an answer. Your visit is as it was.',
      },
    })
    // The time is free at once, before anything was swept.
    expect((await othersAt('10:00', person(1))).status).toBe(200)
    await expire()
    expect(await hers.detail(reference)).toMatchObject({
      ...{ start: at('10:00'), proposal: null, answer_until: null, status: 2 },
      lines: [{ professional: { id: person(0) } }],
    })
    expect(await run('visits', 'clashes', salon.slug)).toMatch(/Person 0 away – expired$/)
    expect(await run('visits', 'settle', salon.slug)).toBe(NOBODY)
    goTo(at('09:30'))
    expect((await cancel(reference)).status).toBe(200)
    expect(await walletOf()).toMatchObject({ wallet_balance: 10 })
  })

  test('one key answers once; others, and who is asked nothing, are refused', async () => {
    const reference = await booked('named')
    expect((await answer(reference, true)).body).toMatchObject({ code: 'UNAVAILABLE' })
    await away(0)
    const noah = await server.logIn('Noah')
    expect((await answer(reference, false, { token: noah.token })).status).toBe(404)
    const once = { idempotency_key: newKey() }
    for (const _ of [1, 2]) expect((await answer(reference, true, once)).status).toBe(200)
    expect((await answer(reference, true)).body).toMatchObject({ code: 'UNAVAILABLE' })
  })

  test('who cancels by themselves frees what was held for them', async () => {
    const reference = await booked('named')
    await away(0)
    expect((await cancel(reference)).status).toBe(200)
    expect(await takenOf(server.database, ...salon.people)).toEqual([])
  })
})

describe('an operator', () => {
  test('hears first what an absence would do, and nothing is done', async () => {
    const reference = await booked('named')
    const said = await away(0, '09:00', '12:00', 'check')
    expect(said).toBe(
      [
        'Person 0 would be away from 2026-06-10 09:00 until 2026-06-10 12:00.',
        'Booked with them:',
        `  ${reference.slice(-7)}  2026-06-10 10:00  Salon: Cut – asked for 2026-06-10 10:00 with Person 1`,
      ].join('\n'),
    )
    expect(await hers.detail(reference)).toMatchObject({
      proposal: null,
      cancellation: { is_unbound: false },
    })
    expect((await othersAt('11:00', person(0))).status).toBe(200)
    expect(await away(0, '09:00', '12:00')).toBe(
      said.replace('would be', 'is').concat(`\n${await lineOf('11:00')}`),
    )
  })

  /** What is said of the visit of another person at a time. */
  async function lineOf(time: string) {
    const { reference } = await server.database.query
      .selectFrom('booking')
      .select('reference')
      .where('starts_at', '=', new Date(at(time)))
      .where('listing_id', '=', salon.id)
      .executeTakeFirstOrThrow()
    return `  ${reference.slice(-7)}  2026-06-10 ${time}  Salon: Cut – asked for 2026-06-10 ${time} with Person 1`
  }

  test('settles what shorter hours made clash, and asks again by hand, in place of the first question', async () => {
    const reference = await booked('named')
    const noon = Array.from({ length: 7 }, () => [{ open: '12:00', close: '17:00' }])
    await server.database.query
      .updateTable('staff')
      .set({ schedule: JSON.stringify(noon) })
      .where('store_id', '=', salon.id)
      .execute()
    expect(await run('visits', 'clashes', salon.slug)).toMatch(
      /10:00 {2}Salon: Person 0 not at work – not asked$/,
    )
    expect(await run('visits', 'settle', salon.slug)).toMatch(/asked for 2026-06-10 12:00 with Person 0$/)
    expect((await hers.detail(reference)).proposal).toMatchObject({ reason: 'hours', start: at('12:00') })
    const end = reference.slice(-7)
    expect(await run('visits', 'propose', end, '2026-06-10 13:00', slugOf(1))).toBe(
      'Salon asks its customer for 2026-06-10 13:00 with Person 1.',
    )
    expect((await hers.detail(reference)).proposal).toMatchObject({
      ...{ start: at('13:00'), lines: [{ professional: { id: person(1) } }] },
    })
    expect(await takenOf(server.database, ...salon.people)).toEqual(['10:00-10:30', '13:00-13:30'])
    expect((await answer(reference, true)).status).toBe(200)
    expect(await takenOf(server.database, ...salon.people)).toEqual(['13:00-13:30'])
  })

  test.each([
    ['There is no booking ZZZZZZZ.', 'ZZZZZZZ', '2026-06-10 13:00'],
    ['A time is written "2027-07-01 09:00".', 'ZZZZZZZ', 'noon'],
  ])('%s', async (said, ...rest) => {
    expect(await run('visits', 'propose', ...rest)).toBe(said)
  })

  test('cannot ask for a time that is not to be had, nor for somebody unknown', async () => {
    const end = (await booked('named')).slice(-7)
    expect(await run('visits', 'propose', end, '2026-06-10 20:00')).toBe('The visit cannot be then: closed.')
    expect(await run('visits', 'propose', end, '2026-06-10 13:00', 'nobody')).toBe(
      'There is no professional nobody.',
    )
  })
})
