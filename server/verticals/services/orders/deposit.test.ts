import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { getBill } from '#contract/calls/orders.ts'
import { serviceBookingCalls } from '#contract/calls/services/bookings.ts'
import { runCommand } from '#server/operator/commands.ts'
import { testApp } from '#tests/support/app.ts'
import { gateway } from '#tests/support/gateway.ts'
import { addWallet, newKey, referenceOf } from '#tests/support/orders.ts'
import { addService } from '#tests/support/stores.ts'
import { addSalon, type Salon, visit, visitAt } from '#tests/support/visits.ts'

const server = testApp()
const { toGateway, press } = gateway(server)
let amira: { accountId: number; token: string }
let salon: Salon
let colour: number
let people = 0
let began: number | undefined
beforeEach(async () => {
  people++
  began ??= server.clock.now().getTime()
  at(began)
  amira = await server.logIn(`Amira ${people}`)
  salon = await addSalon(server.database, { deposit_percent: '25', deposit_from_minor: 2000 })
  const by = Object.fromEntries(salon.people.map((it) => [it, {}]))
  colour = await addService(server.database, salon.id, { name: 'Colour', price_minor: 8000 }, by)
})

const at = (ms: number) => server.clock.move(ms - server.clock.now().getTime())
const item = () => visitAt(salon.slug, '10:00', colour)
const bill = async (more: object = {}) => {
  const asked = { token: amira.token, vertical: 'services', items: [item()], ...more }
  return v.parse(getBill.reply, (await server.call('get-bill', asked)).body)
}
const book = (more: object) => visit(server, amira.token, item(), { total: 80, part: 'deposit', ...more })
const detail = async (unique_booking_id: string) => {
  const { body } = await server.call('get-service-booking', { token: amira.token, unique_booking_id })
  return v.parse(serviceBookingCalls.one.reply, body).data
}
const setTerms = (terms: object) =>
  server.database.query.updateTable('store').set(terms).where('listing_id', '=', salon.id).execute()
const bookings = async () =>
  (
    await server.database.query
      .selectFrom('booking')
      .select('id')
      .where('listing_id', '=', salon.id)
      .execute()
  ).length
const give = (amount: number) =>
  addWallet(server.database, { kind: 'wallet', account_id: amira.accountId }, amount)
const balanceOf = async (id: number) => {
  const found = server.database.query.selectFrom('wallet').select('balance_minor').where('id', '=', id)
  return (await found.executeTakeFirstOrThrow()).balance_minor
}
const why = 'Not possible here: a deposit of $20.00 is paid when you book.'

test('a bill says what is paid now and what at the store, and which methods can pay it', async () => {
  const short = 'There is not enough in the wallet for this.'
  expect(await bill()).toMatchObject({
    deposit: { amount: 20, at_place: 60 },
    methods: [
      { method: 'WALLET', allowed: false, why: short },
      { method: 'PAY_AT_VENUE', allowed: false, why },
      { method: 'Online', allowed: true },
    ],
  })
  await give(5000)
  expect((await bill()).methods[0]).toEqual({ method: 'WALLET', allowed: false, why: short })
  expect(await bill({ part: 'deposit', method: 'WALLET' })).toMatchObject({
    bill: { total: 80, wallet: 20, payable: 60 },
    methods: [{ method: 'WALLET', allowed: true }, { allowed: false }, { allowed: true }],
  })
  await server.services.settings.change('onlinePayment', 'false')
  expect((await bill()).methods[2]).toMatchObject({ allowed: false, why: expect.stringMatching(/Online/) })
  await server.services.settings.change('onlinePayment', 'true')
  await setTerms({ deposit_from_minor: 8001 })
  const none = await bill()
  expect(none).not.toHaveProperty('deposit')
  expect(none.methods[1]).toEqual({ method: 'PAY_AT_VENUE', allowed: true })
})

test('a deposit is paid online, the rest is due at the store, and goes back by the same percentages', async () => {
  const placed = await book({ method: 'Online', deposit: 20 })
  expect(placed.body).toMatchObject({ status: 8 })
  const reference = referenceOf(placed)
  const page = await toGateway(reference)
  expect((await server.app.inject(page)).body).toContain('$20.00')
  await press(page, 'paid')
  expect(await detail(reference)).toMatchObject({
    ...{ status: 2, total: 80, payable: 80, wallet_amount: 0, deposit: 20, due_at_place: 60 },
    cancellation: { refund_percent: 100, refund: [{ source: 'card', amount: 20 }] },
  })
  // Twelve hours before it half goes back.
  at(Date.parse('2026-06-09T22:00:00Z'))
  const cancel = { unique_booking_id: reference, refund_percent: 50, idempotency_key: newKey() }
  expect((await server.call('cancel-service-booking', { token: amira.token, ...cancel })).status).toBe(200)
  expect((await detail(reference)).refunds).toMatchObject([{ source: 'card', amount: 10 }])
})

test('a wallet pays a deposit and nothing beyond it, or a part of it', async () => {
  const before = await give(2500)
  const wallet = referenceOf(await book({ method: 'WALLET', deposit: 20 }))
  expect(await detail(wallet)).toMatchObject({
    ...{ status: 2, payment_mode: 'WALLET', wallet_amount: 20, payable: 60, due_at_place: 60, deposit: 20 },
    cancellation: { refund: [{ source: 'wallet', amount: 20 }] },
  })
  expect(await balanceOf(before)).toBe(500)
  await server.call('cancel-service-booking', {
    ...{ token: amira.token, unique_booking_id: wallet, idempotency_key: newKey() },
  })
  expect(await balanceOf(before)).toBe(2500)
  await setTerms({ deposit_percent: '50' })
  const both = referenceOf(await book({ method: 'Online', partial_wallet: true, deposit: 40 }))
  const page = await toGateway(both)
  expect((await server.app.inject(page)).body).toContain('$15.00')
  await press(page, 'paid')
  expect(await detail(both)).toMatchObject({ status: 2, wallet_amount: 25, payable: 55, due_at_place: 40 })
})

test('what is all paid now leaves nothing at the store', async () => {
  const reference = referenceOf(await book({ method: 'Online', part: 'all' }))
  const page = await toGateway(reference)
  expect((await server.app.inject(page)).body).toContain('$80.00')
  await press(page, 'paid')
  expect(await detail(reference)).toMatchObject({ status: 2, deposit: 20, due_at_place: 0 })
})

test('nothing is booked without its deposit, with none to pay, or with another than the person saw', async () => {
  const no = { status: 409, body: { code: 'UNAVAILABLE' } }
  expect(await book({ method: 'PAY_AT_VENUE', part: 'all' })).toMatchObject({ ...no, body: { message: why } })
  expect(await book({ method: 'PAY_AT_VENUE' })).toMatchObject({ ...no, body: { message: why } })
  expect(await book({ method: 'Online', deposit: 10 })).toMatchObject({
    ...no,
    body: { message: 'The deposit is $20.00 now. Nothing was booked.' },
  })
  await setTerms({ deposit_percent: null })
  expect(await book({ method: 'Online', deposit: 20 })).toMatchObject({
    ...no,
    body: { message: expect.stringMatching(/^There is no deposit/) },
  })
  expect(await bookings()).toBe(0)
  expect((await book({ method: 'PAY_AT_VENUE', part: 'all' })).status).toBe(200)
})

test('a part from the wallet can be the deposit of who pays the rest on arrival', async () => {
  const wallet = await give(1999)
  const most = { method: 'PAY_AT_VENUE', part: 'all', partial_wallet: true }
  expect(await book(most)).toMatchObject({ status: 409, body: { message: why } })
  await setTerms({ deposit_percent: null, deposit_minor: 1999 })
  const reference = referenceOf(await book(most))
  expect(await detail(reference)).toMatchObject({ wallet_amount: 19.99, due_at_place: 60.01, deposit: 19.99 })
  expect(await balanceOf(wallet)).toBe(0)
})

test('who does not come has paid the deposit, and what was paid at the store is owed no more', async () => {
  await give(2000)
  const reference = referenceOf(await book({ method: 'WALLET' }))
  const { operatorBookings } = server.services.orders.parts
  expect(await operatorBookings.paidAtVenue(reference.slice(-7))).toMatchObject({ reference })
  expect(await operatorBookings.paidAtVenue(reference.slice(-7))).toBe('not_now')
  expect(await detail(reference)).toMatchObject({ due_at_place: 0, deposit: 20 })
  at(Date.parse('2026-06-10T10:01:00Z'))
  const late = { token: amira.token, unique_booking_id: reference, idempotency_key: newKey() }
  expect(await server.call('cancel-service-booking', late)).toMatchObject({ status: 409 })
  expect(await detail(reference)).toMatchObject({ refunds: [], cancellation: { refund: [] } })
})

test('an operator says what a store asks for, and that it asks for nothing', async () => {
  const { services, database, clock } = server
  const context = {
    mode: 'test',
    database,
    clock,
    tell: () => {},
    signal: new AbortController().signal,
  } as const
  const deposit = async (...args: string[]) =>
    (await runCommand(['deposit', ...args], services, context)).output.trim()
  expect(await deposit('set', salon.slug, '12.50', '80.00')).toBe('Salon asks for it from now on.')
  expect((await bill()).deposit).toEqual({ amount: 12.5, at_place: 67.5 })
  await deposit('set', salon.slug, '10%')
  expect((await bill()).deposit).toEqual({ amount: 8, at_place: 72 })
  expect(await deposit('set', salon.slug, '0%')).toMatch(/HOW/)
  expect(await deposit('set', 'nowhere', '10%')).toBe('There is no store nowhere.')
  await deposit('remove', salon.slug)
  expect(await bill()).not.toHaveProperty('deposit')
})
