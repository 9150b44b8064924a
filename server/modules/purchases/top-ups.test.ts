import { beforeEach, describe, expect, test } from 'vitest'
import type { WalletFunds } from '#contract/entities/wallet-funds.ts'
import { type Answer, testApp } from '#tests/support/app.ts'
import { addMembershipCampaign } from '#tests/support/campaigns.ts'
import { gateway } from '#tests/support/gateway.ts'
import { giveMoney } from '#tests/support/given-money.ts'
import { addEvent } from '#tests/support/listings.ts'
import { newKey, order, place, referenceOf } from '#tests/support/orders.ts'

const server = testApp()
const { toGateway, press, tell } = gateway(server)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let amira: { accountId: number; token: string }
beforeEach(async () => {
  amira = await server.logIn()
})

const topUp = (amount: unknown, more: object = {}) =>
  server.call('top-up-wallet', {
    ...{ token: amira.token, method: 'ONLINE', amount, idempotency_key: newKey() },
    ...more,
  })
const withdraw = (amount: unknown, more: object = {}) =>
  server.call('withdraw-wallet', { token: amira.token, amount, idempotency_key: newKey(), ...more })
const funds = async () =>
  (await server.call('get-wallet-funds', { token: amira.token })).body as unknown as WalletFunds
const statement = async (filter?: string) =>
  (
    (await server.call('get-wallet-transactions', { token: amira.token, filter })).body.transactions as {
      type: string
      amount: number
      meta: { description: string }
    }[]
  ).map((it) => `${it.type} ${it.amount} ${it.meta.description}`)
const begin = async (amount: number) => referenceOf(await topUp(amount))
const put = async (amount: number) => {
  const reference = await begin(amount)
  await press(await toGateway(reference), 'paid')
  return reference
}
const given = (amount: number, expiresAt: Date | null = null) =>
  giveMoney(server, { accountId: amira.accountId, amount, expiresAt })
/** Books for ten out of the wallet, long before. */
async function bookByWallet() {
  const starts_at = new Date(server.clock.now().getTime() + 100 * DAY)
  const at = { starts_at, ends_at: new Date(starts_at.getTime() + DAY) }
  const { ticketIds } = await addEvent(server.database, at, { tickets: [{}] })
  return place(server, amira.token, order(ticketIds[0] ?? 0, 1, { method: 'WALLET' }))
}
/** The titles of what the person was told, the newest first. */
const told = async () =>
  ((await server.call('get-notifications', { token: amira.token })).body.data as { title: string }[]).map(
    (it) => it.title,
  )
const reconcile = () => server.services.orders.parts.online.reconcile()
const refundedOf = async (reference: string) => {
  const checkout = server.database.query.selectFrom('sandbox_checkout').select('refunded_minor')
  return (await checkout.where('reference', '=', `${reference}-1`).executeTakeFirstOrThrow()).refunded_minor
}
const statuses = (answers: readonly Answer[]) => answers.map((it) => it.status).toSorted()

describe('money that is put into the wallet', () => {
  test('is there once it is paid, beside what was given, and leads back to the wallet', async () => {
    await given(500, new Date(server.clock.now().getTime() + 5 * DAY))
    const reference = await begin(25)
    expect(await funds()).toMatchObject({ balance: 5, own: 0, given: 5, can_pay_out: 0 })
    await press(await toGateway(reference), 'paid')
    expect(await funds()).toMatchObject({ balance: 30, own: 25, given: 5, can_pay_out: 25, leaving: 0 })
    expect((await funds()).expiring).toMatchObject([{ amount: 5 }])
    expect((await server.app.inject(`/public/pay/${reference}/back`)).headers.location).toBe(
      'http://localhost:4000/my-wallet',
    )
  })

  test('is put in once, told twice, late or after its time', async () => {
    const idempotency_key = newKey()
    const reference = referenceOf(await topUp(10, { idempotency_key }))
    expect(referenceOf(await topUp(10, { idempotency_key }))).toBe(reference)
    await press(await toGateway(reference), 'declined')
    await press(await toGateway(reference), 'paid', 'twice')
    const late = await begin(10)
    await press(await toGateway(late), 'paid', 'late')
    server.clock.move(16 * MINUTE)
    await server.database.transaction((tx) => server.services.purchases.lapse(tx))
    await server.services.sandbox?.deliver()
    expect(await funds()).toMatchObject({ own: 20 })
  })

  test('that comes by two tries is in there once, and the second goes back', async () => {
    const reference = await begin(10)
    await toGateway(reference)
    await tell(`${reference}-1`, 'declined')
    await toGateway(reference)
    await Promise.all([tell(`${reference}-1`, 'paid'), tell(`${reference}-2`, 'paid')])
    expect(await funds()).toMatchObject({ own: 10, can_pay_out: 10 })
    expect(await server.services.payments.owed()).toHaveLength(1)
  })

  test.each([
    ['nothing', 0],
    ['less than nothing', -5],
    ['a part of a cent', 10.005],
    ['too little', 4.99],
    ['too much', 500.01],
    ['far too much', 1e9],
    ['no amount', '10'],
  ])('%s is refused', async (_, amount) => {
    expect((await topUp(amount)).status).toBe(400)
  })

  test.each(['WALLET', 'PAY_AT_VENUE'])('by %s is refused', async (method) => {
    expect((await topUp(10, { method })).status).toBe(400)
  })

  test('together never makes a wallet hold more than it may, however many ask at once', async () => {
    await given(40_000)
    const answers = await Promise.all([1, 2, 3, 4].map(() => topUp(200)))
    expect(statuses(answers)).toEqual([200, 200, 200, 409])
    expect(answers.find((it) => it.status === 409)?.body.message).toContain('$1,000.00')
  })

  test('is no more than 1,000 a day, also where it has left the wallet again', async () => {
    for (const _ of [1, 2]) {
      await put(500)
      await withdraw(500)
    }
    expect((await topUp(5)).body.code).toBe('UNAVAILABLE')
    server.clock.move(DAY + MINUTE)
    expect((await topUp(5)).status).toBe(200)
  })

  test('is refused where the operator takes no online payments', async () => {
    await server.services.settings.change('onlinePayment', 'false')
    expect((await topUp(10)).body.code).toBe('UNAVAILABLE')
    await server.services.settings.change('onlinePayment', 'true')
  })

  test('is put in five times a day at most', async () => {
    expect(statuses(await Promise.all(Array.from({ length: 7 }, () => topUp(5))))).toEqual([
      ...[200, 200, 200, 200, 200],
      ...[429, 429],
    ])
  })
})

describe('money that is paid out', () => {
  test('goes back to where each of it came from, what came first first', async () => {
    const [first, second] = [await put(10), await put(20)]
    expect((await withdraw(15.5)).body.refunds).toEqual([
      { amount: 10, state: 'pending' },
      { amount: 5.5, state: 'pending' },
    ])
    expect(await funds()).toMatchObject({ balance: 14.5, own: 14.5, leaving: 15.5 })
    await reconcile()
    await withdraw(2)
    await reconcile()
    expect([await refundedOf(first), await refundedOf(second)]).toEqual([1_000, 750])
    expect(await funds()).toMatchObject({ own: 12.5, leaving: 0 })
    expect(await told()).toEqual(['$2.00 was paid out', '$15.50 was paid out'])
  })

  test('that the gateway refuses is still on its way, until an operator has given it', async () => {
    for (const amount of [10, 20]) await put(amount)
    await withdraw(30)
    const { payments } = server.services
    const owed = (await payments.owed()).map((it) => it.id)
    for (const id of owed) await payments.failRefund({ key: `refund-${id}-1`, reason: 'the card is gone' })
    await reconcile()
    expect([(await funds()).leaving, await told()]).toEqual([30, []])
    const [first = 0, second = 0] = owed
    expect(await payments.closeFailedRefund(first)).toBe(true)
    expect([(await funds()).leaving, await told()]).toEqual([20, []])
    expect(await payments.renewRefund(second)).toBe(true)
    await reconcile()
    expect([(await funds()).leaving, await told()]).toEqual([0, ['$30.00 was paid out']])
  })

  test('is one’s own alone: what was given never leaves, however it is asked for', async () => {
    await given(1_000)
    expect((await withdraw(1)).body.code).toBe('UNAVAILABLE')
    await put(10)
    expect((await withdraw(10.01)).body.code).toBe('UNAVAILABLE')
    expect((await withdraw(10)).status).toBe(200)
    expect(await funds()).toMatchObject({ balance: 10, own: 0, given: 10, can_pay_out: 0 })
  })

  test('is paid out once, however many ask at once, and once by its key', async () => {
    await put(10)
    expect(statuses(await Promise.all([1, 2, 3, 4].map(() => withdraw(6))))).toEqual([200, 409, 409, 409])
    const idempotency_key = newKey()
    for (const _ of [1, 2]) await withdraw(1, { idempotency_key })
    expect(await funds()).toMatchObject({ own: 3, leaving: 7 })
  })

  test('is not money that came too long ago, which is spent as before', async () => {
    await put(10)
    server.clock.move(181 * DAY)
    const { walletMoney } = server.services.purchases
    expect(await walletMoney.funds(amira.accountId)).toMatchObject({ own: 10, can_pay_out: 0 })
    const asked = server.database.transaction((tx) => walletMoney.payOut(tx, amira.accountId, 10))
    await expect(asked).rejects.toThrow('UNAVAILABLE')
  })

  test('is not money that came by a gateway which is used no more', async () => {
    const reference = await put(10)
    const payment = server.database.query.updateTable('payment').where('reference', '=', `${reference}-1`)
    await payment.set({ gateway: 'another' }).execute()
    expect(await funds()).toMatchObject({ own: 10, can_pay_out: 0 })
    expect((await withdraw(10)).body.code).toBe('UNAVAILABLE')
  })

  test('is paid out ten times a day at most', async () => {
    await put(11)
    for (let times = 0; times < 10; times++) expect((await withdraw(1)).status).toBe(200)
    expect((await withdraw(1)).status).toBe(429)
  })

  test('leaves no way to spend it meanwhile', async () => {
    const campaign = await addMembershipCampaign(server.database)
    await put(10)
    const member = { method: 'WALLET', selected_campaign: campaign, token: amira.token }
    const answers = await Promise.all([
      withdraw(10),
      server.call('purchase-membership', { ...member, idempotency_key: newKey() }),
    ])
    expect(statuses(answers)).toEqual([200, 409])
  })

  test.each([0, -1, 0.001, 1e15])('is never %s', async (amount) => {
    expect((await withdraw(amount)).status).toBe(400)
  })
})

describe('own money of somebody whose account ends', () => {
  const leave = async () => {
    await server.call('delete-account', { token: amira.token })
    server.clock.move(8 * DAY)
    await server.services.accounts.eraseDue()
    await reconcile()
  }

  test('is paid out first, however long ago it came; what was given is not', async () => {
    await given(500)
    const reference = await put(10)
    server.clock.move(173 * DAY)
    amira.token = await server.services.accounts.beginSession(amira.accountId, 'a test')
    await leave()
    expect(await refundedOf(reference)).toBe(1_000)
    expect(await server.services.perks.balanceOf(amira.accountId)).toBe(5)
  })

  test('is paid out too where it comes back to them after they have left', async () => {
    const reference = await put(10)
    const booked = await bookByWallet()
    await leave()
    expect(await refundedOf(reference)).toBe(0)
    await server.services.orders.parts.operatorBookings.cancel(referenceOf(booked))
    await server.services.accounts.eraseDue()
    await reconcile()
    expect(await refundedOf(reference)).toBe(1_000)
  })
})

test('what was given is spent first, and one’s own comes back first', async () => {
  await given(500)
  await put(10)
  const booked = await bookByWallet()
  expect(await funds()).toMatchObject({ own: 5, given: 0 })
  await server.call('cancel-event-booking', {
    token: amira.token,
    unique_booking_id: referenceOf(booked),
    idempotency_key: newKey(),
  })
  expect(await funds()).toMatchObject({ own: 10, given: 5 })
})

test('the statement shows all of it, and of that what is asked for', async () => {
  await given(500)
  await put(10)
  await withdraw(4)
  const [paidOut, added, welcome] = [
    'withdraw 400 Paid out to you',
    'deposit 1000 Added by you',
    'deposit 500 Welcome gift',
  ]
  expect(await statement()).toEqual([paidOut, added, welcome])
  expect(await statement('in')).toEqual([added, welcome])
  expect(await statement('out')).toEqual([paidOut])
  expect(await statement('own')).toEqual([paidOut, added])
  expect(await statement('given')).toEqual([welcome])
})
