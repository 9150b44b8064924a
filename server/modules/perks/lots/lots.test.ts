import { describe, expect, test } from 'vitest'
import { minor } from '#contract/money.ts'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { addGiftCard, addWallet, newKey, order, place, referenceOf } from '#tests/support/orders.ts'
import { book } from '../repo.ts'

const server = testApp()
const DAY = 86_400_000
const inDays = (days: number) => new Date(server.clock.now().getTime() + days * DAY)

/** A ticket of 10.00 for an event that begins in 100 days. */
const ticket = async () => {
  const held = { starts_at: inDays(100), ends_at: inDays(101) }
  return (await addEvent(server.database, held, { tickets: [{}] })).ticketIds[0] ?? 0
}
const lotsOf = async (walletId: number) =>
  (
    await server.database.query
      .selectFrom('wallet_lot')
      .select(['left_minor', 'expires_at'])
      .where('wallet_id', '=', walletId)
      .orderBy('id')
      .execute()
  ).map((it) => [it.left_minor, it.expires_at])
const cancel = (token: string, unique_booking_id: string) =>
  server.call('cancel-event-booking', { token, unique_booking_id, idempotency_key: newKey() })
const statementOf = async (token: string) => {
  const { body } = await server.call('get-wallet-transactions', { token })
  const lines = body.transactions as { amount: number; meta: { description: string } }[]
  return { balance: body.wallet_balance, lines: lines.map((it) => [it.meta.description, it.amount]) }
}
/** A person whose wallet has a lot without an end, and one that ends in 5 days. */
async function somebody(forEver: number, forFiveDays: number) {
  const { accountId, token } = await server.logIn()
  const wallet = await addWallet(server.database, { kind: 'wallet', account_id: accountId }, forEver)
  const expires_at = inDays(5)
  await server.database.transaction((tx) =>
    server.services.perks.parts.lots.give(tx, {
      ...{ walletId: wallet, amount: minor(forFiveDays), currency: 'USD', expiresAt: expires_at },
      ...{ origin: 'welcome', reference: '', businessId: undefined },
    }),
  )
  return { accountId, token, wallet, ends: expires_at }
}

describe('lots', () => {
  test('are spent in the order in which they end, and what comes back is in the same ones again', async () => {
    const { token, wallet, ends } = await somebody(2_000, 300)
    const reference = referenceOf(await place(server, token, order(await ticket(), 1, { method: 'WALLET' })))
    expect(await lotsOf(wallet)).toEqual([
      [1_300, null],
      [0, ends],
    ])
    await cancel(token, reference)
    expect(await lotsOf(wallet)).toEqual([
      [2_000, null],
      [300, ends],
    ])
  })

  test('hold nothing from their end on, whether they were emptied yet or not', async () => {
    const { token, wallet, ends } = await somebody(800, 300)
    expect((await statementOf(token)).balance).toBe(11)
    server.clock.move(5 * DAY)
    expect((await statementOf(token)).balance).toBe(8)
    const refused = await place(server, token, order(await ticket(), 1, { method: 'WALLET' }))
    expect(refused.body).toMatchObject({ success: false, code: 'UNAVAILABLE' })
    await server.services.perks.parts.lots.sweep()
    await server.services.perks.parts.lots.sweep()
    expect(await lotsOf(wallet)).toEqual([
      [800, null],
      [0, ends],
    ])
    expect(await statementOf(token)).toMatchObject({
      balance: 8,
      lines: [
        ['Not used in time', 300],
        ['Welcome gift', 300],
        ['Welcome gift', 800],
      ],
    })
  })

  test.each([
    ['it was emptied', true],
    ['nobody had emptied it yet', false],
  ])(
    'that ended are good for 30 days with what comes back, and only with that, where %s',
    async (_, swept) => {
      const { token, wallet } = await somebody(700, 500)
      const reference = referenceOf(
        await place(server, token, order(await ticket(), 1, { method: 'WALLET' })),
      )
      server.clock.move(6 * DAY)
      if (swept) await server.services.perks.parts.lots.sweep()
      await cancel(token, reference)
      expect(await lotsOf(wallet)).toEqual([
        [700, null],
        [500, inDays(30)],
      ])
      expect((await statementOf(token)).balance).toBe(12)
    },
  )

  test('hold no more than what came back, where more had ended in them', async () => {
    const { token, wallet } = await somebody(100, 1_500)
    const reference = referenceOf(await place(server, token, order(await ticket(), 1, { method: 'WALLET' })))
    server.clock.move(6 * DAY)
    await cancel(token, reference)
    expect(await lotsOf(wallet)).toEqual([
      [100, null],
      [1_000, inDays(30)],
    ])
  })
})

describe('a gift card', () => {
  const paidByCard = async (more: object = {}) => {
    const { accountId, token } = await server.logIn()
    const card = await addGiftCard(server.database, accountId, 1_500, { expires_at: inDays(5), ...more })
    const body = order(await ticket(), 1, { gift_card: card.id, total: 0 })
    return { token, card, reference: referenceOf(await place(server, token, body)) }
  }
  const cardOf = async (id: number) =>
    server.database.query
      .selectFrom('gift_card')
      .innerJoin('wallet', 'wallet.id', 'wallet_id')
      .select(['expires_at', 'balance_minor'])
      .where('gift_card.id', '=', id)
      .executeTakeFirstOrThrow()

  test('that ran out is good for 30 days with what comes back to it', async () => {
    const { token, card, reference } = await paidByCard()
    server.clock.move(6 * DAY)
    await cancel(token, reference)
    expect(await cardOf(card.id)).toEqual({ balance_minor: 1_000, expires_at: inDays(30) })
    const again = await place(server, token, order(await ticket(), 1, { gift_card: card.id, total: 0 }))
    expect(again.body.success).toBe(true)
  })

  test('that ends as it did says so when something comes back to it before', async () => {
    const { token, card, reference } = await paidByCard()
    const ends = inDays(5)
    await cancel(token, reference)
    expect(await cardOf(card.id)).toEqual({ balance_minor: 1_500, expires_at: ends })
  })

  test('that an operator stopped stays so, whatever comes back to it', async () => {
    const { token, card, reference } = await paidByCard()
    await server.services.perks.parts.operator.stopGiftCard(card.id)
    server.clock.move(1)
    await cancel(token, reference)
    const again = await place(server, token, order(await ticket(), 1, { gift_card: card.id, total: 0 }))
    expect(again.body).toMatchObject({ code: 'PERK_REFUSED', reason: 'expired' })
  })

  test('is emptied 30 days after its end', async () => {
    const { card } = await paidByCard()
    server.clock.move(34 * DAY)
    await server.services.perks.parts.lots.sweep()
    expect((await cardOf(card.id)).balance_minor).toBe(500)
    server.clock.move(DAY)
    await server.services.perks.parts.lots.sweep()
    expect((await cardOf(card.id)).balance_minor).toBe(0)
  })
})

test('where the marketplace changes its currency, people have another wallet, and nothing becomes other money', async () => {
  const { accountId, token } = await server.logIn()
  const give = (currency: string, amount: number) =>
    server.database.transaction((tx) =>
      server.services.perks.parts.grants.money(tx, accountId, { amount: minor(amount), currency }),
    )
  await give('EUR', 700)
  await give('USD', 500)
  expect((await statementOf(token)).balance).toBe(5)
  const held = await server.database.query
    .selectFrom('wallet')
    .select(['id', 'currency', 'balance_minor'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  expect(held).toMatchObject([
    { currency: 'EUR', balance_minor: 700 },
    { currency: 'USD', balance_minor: 500 },
  ])
  const legs = [{ wallet_id: held[0]?.id ?? 0, amount_minor: 1 }]
  const move = { reason: 'welcome', reference: '', currency: 'USD', now: server.clock.now(), legs }
  const mixed = server.database.transaction((tx) => book(tx, { ...move, house: { for: 'promo' } }))
  await expect(mixed).rejects.toThrow('holds no USD')
})
