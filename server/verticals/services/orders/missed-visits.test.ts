import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { getBill } from '#contract/calls/orders.ts'
import { testApp } from '#tests/support/app.ts'
import { addWallet, newKey, referenceOf } from '#tests/support/orders.ts'
import { addSalon, type Salon, visit, visitAt } from '#tests/support/visits.ts'

const server = testApp()
let began: number | undefined
let salon: Salon
let amira: { accountId: number; token: string }
let people = 0
beforeEach(async () => {
  people++
  began ??= server.clock.now().getTime()
  goTo(began)
  amira = await server.logIn(`Amira ${people}`)
  salon = await addSalon(server.database)
})

const goTo = (when: number | string) =>
  server.clock.move(new Date(when).getTime() - server.clock.now().getTime())
const item = (time: string, day = '2026-06-10') => ({
  ...visitAt(salon.slug, '10:00', salon.cut),
  start: `${day}T${time}:00Z`,
})
const book = (time: string, more: object = {}) => visit(server, amira.token, item(time), more)
const cancel = (unique_booking_id: string) =>
  server.call('cancel-service-booking', { token: amira.token, unique_booking_id, idempotency_key: newKey() })
const noShow = (reference: string) => server.services.orders.parts.operatorBookings.noShow(reference)
async function atPlace(day: string, token = amira.token) {
  const asked = { token, vertical: 'services', items: [item('12:00', day)] }
  const { methods } = v.parse(getBill.reply, (await server.call('get-bill', asked)).body)
  return methods.find((it) => it.method === 'PAY_AT_VENUE')
}

const why =
  'Not possible this time: two of your visits in the last 180 days were missed or cancelled late, so this one is paid when you book.'
const refused = { method: 'PAY_AT_VENUE', allowed: false, why }
const allowed = { method: 'PAY_AT_VENUE', allowed: true }

/** Once cancelled a day before, once not come: both on 10 June. */
async function missTwo() {
  const [late, missed] = [referenceOf(await book('15:00')), referenceOf(await book('10:00'))]
  goTo('2026-06-09T16:00:00Z')
  await cancel(late)
  goTo('2026-06-10T10:10:00Z')
  await noShow(missed)
}

test('who cancelled late and did not come pays the next visit when they book it', async () => {
  await missTwo()
  expect(await atPlace('2026-06-11')).toEqual(refused)
  expect(await atPlace('2026-06-11', (await server.logIn('Noor')).token)).toEqual(allowed)
  const next = (more: object) => visit(server, amira.token, item('12:00', '2026-06-11'), more)
  expect(await next({})).toMatchObject({ status: 409, body: { code: 'UNAVAILABLE', message: why } })
  const most = { method: 'PAY_AT_VENUE', partial_wallet: true }
  await addWallet(server.database, { kind: 'wallet', account_id: amira.accountId }, 1500)
  expect(await next(most)).toMatchObject({ status: 409, body: { message: why } })
  expect((await next({ method: 'WALLET' })).status).toBe(200)
})

test('it is so at every store, and a deposit does not leave the rest to the place', async () => {
  await missTwo()
  salon = await addSalon(server.database, { deposit_percent: '25' })
  const asked = { token: amira.token, vertical: 'services', items: [item('12:00', '2026-06-11')] }
  const bill = v.parse(getBill.reply, (await server.call('get-bill', asked)).body)
  expect(bill).not.toHaveProperty('deposit')
  expect(bill.methods[1]).toEqual(refused)
  const deposit = { method: 'Online', part: 'deposit' }
  expect(await visit(server, amira.token, item('12:00', '2026-06-11'), deposit)).toMatchObject({
    status: 409,
  })
})

test('once is forgiven, and so is what was cancelled in time, called off or missed long ago', async () => {
  const [inTime, off] = [referenceOf(await book('13:00')), referenceOf(await book('14:00'))]
  await cancel(inTime)
  await server.services.orders.parts.operatorBookings.cancel(off)
  const missed = referenceOf(await book('10:00'))
  goTo('2026-06-10T10:10:00Z')
  await noShow(missed)
  expect(await atPlace('2026-06-11')).toEqual(allowed)
  const late = referenceOf(await book('16:00'))
  await cancel(late)
  expect(await atPlace('2026-06-11')).toEqual(refused)
  // The two were at ten and at four: 180 days later the second alone counts.
  goTo('2026-12-07T09:59:00Z')
  const token = await server.services.accounts.beginSession(amira.accountId, 'a later test')
  expect(await atPlace('2026-12-08', token)).toEqual(refused)
  goTo('2026-12-07T10:00:00Z')
  expect(await atPlace('2026-12-08', token)).toEqual(allowed)
})
