import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { getBill } from '#contract/calls/orders.ts'
import { testApp } from '#tests/support/app.ts'
import { addWallet, newKey, referenceOf } from '#tests/support/orders.ts'
import { addSalon, type Salon, visit, visitAt } from '#tests/support/visits.ts'

const server = testApp()
let salon: Salon
let amira: { accountId: number; token: string }
/** A salon at which two visits to come may be paid. */
beforeEach(async () => {
  amira = await server.logIn()
  salon = await addSalon(server.database, { people: 2, most_unpaid: 2 })
})

const book = (time: string, more: object = {}) =>
  visit(server, amira.token, visitAt(salon.slug, time, salon.cut), more)
async function atPlace({ token } = amira) {
  const items = [visitAt(salon.slug, '15:00', salon.cut)]
  const { body } = await server.call('get-bill', { token, vertical: 'services', items })
  return v.parse(getBill.reply, body).methods.find((it) => it.method === 'PAY_AT_VENUE')
}

const why =
  'Not possible this time: you have as many visits here to come as may be paid at the store, so this one is paid when you book.'
const allowed = { method: 'PAY_AT_VENUE', allowed: true }

test('who has two visits to come that are paid at the store pays for the third one when they book it', async () => {
  const first = referenceOf(await book('10:00'))
  expect(await atPlace()).toEqual(allowed)
  await book('11:00')
  expect(await atPlace()).toEqual({ method: 'PAY_AT_VENUE', allowed: false, why })
  expect(await book('12:00')).toMatchObject({ status: 409, body: { code: 'UNAVAILABLE', message: why } })
  await addWallet(server.database, { kind: 'wallet', account_id: amira.accountId }, 1500)
  expect(await book('12:00', { partial_wallet: true })).toMatchObject({ status: 409 })
  expect((await book('12:00', { method: 'WALLET' })).status).toBe(200)
  const own = { token: amira.token, unique_booking_id: first, idempotency_key: newKey() }
  await server.call('cancel-service-booking', own)
  expect((await book('13:00')).status).toBe(200)
})

test('it is so for them alone and at that store; another may let one pay any number there', async () => {
  for (const time of ['10:00', '11:00']) await book(time)
  expect(await atPlace(await server.logIn('Noor'))).toEqual(allowed)
  salon = await addSalon(server.database)
  for (const time of ['10:00', '11:00', '12:00']) expect((await book(time)).status).toBe(200)
})

test('what is over, or was paid when it was booked, counts no more', async () => {
  await addWallet(server.database, { kind: 'wallet', account_id: amira.accountId }, 1500)
  await book('10:00', { method: 'WALLET' })
  await book('11:00')
  expect(await atPlace()).toEqual(allowed)
  await book('12:00')
  expect(await atPlace()).not.toEqual(allowed)
  server.clock.move(Date.parse('2026-06-10T11:30:00Z') - server.clock.now().getTime())
  expect(await atPlace()).toEqual(allowed)
  server.clock.move(Date.parse('2026-06-01T12:00:00Z') - server.clock.now().getTime())
})

test('of several orders at once no more are paid at the store than may be', async () => {
  const answers = await Promise.all(['10:00', '11:00', '12:00', '13:00', '14:00'].map((it) => book(it)))
  expect(answers.filter((it) => it.status === 200)).toHaveLength(2)
  for (const { body } of answers.filter((it) => it.status !== 200))
    expect(body).toMatchObject({ message: why })
})
