import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  getCashbackWallets,
  getGiftCards,
  getMemberships,
  getPerksHome,
  getWallet,
  getWalletApplicables,
} from '#contract/calls/perks.ts'
import { minor } from '#contract/money.ts'
import { testApp } from '#tests/support/app.ts'
import { addEvent, quay } from '#tests/support/listings.ts'
import { addGiftCard, addMembership, order, place } from '#tests/support/orders.ts'
import { addRental } from '#tests/support/rentals.ts'

const server = testApp()
const DAY = 86_400_000
const inDays = (days: number) => new Date(server.clock.now().getTime() + days * DAY)

let amira: { accountId: number; token: string }
let cafe: number
let boats: number
const addBusiness = async (slug: string, name: string) => {
  const row = { slug, name, about: '', mark: '/img/mark/1' }
  const added = server.database.query.insertInto('business').values(row).returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}
const give = (
  businessId: number,
  amount: number,
  more: { kind?: 'cashback' | 'bonus'; days?: number } = {},
) =>
  server.database.transaction((tx) =>
    server.services.perks.parts.grants.points(tx, amira.accountId, {
      ...{ kind: 'cashback', businessId, amount: minor(amount), currency: 'USD', ...more },
    }),
  )
const ask = async (call: string, body: object = {}, token = amira.token) =>
  (await server.call(call, { token, ...body })).body
const cashback = async (body: object = {}) =>
  v.parse(getCashbackWallets.reply, await ask('get-cashback-wallets', body))

beforeAll(async () => {
  amira = await server.logIn()
  cafe = await addBusiness('quay-cafe', 'Quay Café')
  boats = await addBusiness('kittiwake', 'Kittiwake Boats')
})

describe('what a person has', () => {
  test('is nothing at first', async () => {
    const none = { total: 0, count: 0 }
    expect(v.parse(getPerksHome.reply, await ask('get-perks-home'))).toEqual({
      ...{
        wallet_balance: 0,
        cashback: none,
        bonus: none,
        gift_cards: none,
        memberships: 0,
        coming: [],
        expiring: [],
      },
    })
    expect((await cashback()).wallets).toEqual([])
    expect((await ask('get-bonus-wallets')).wallets).toEqual([])
  })

  test('stands business by business, the newest first, with what of it ends first, in pages', async () => {
    await give(cafe, 500)
    await give(cafe, 200, { days: 20 })
    await give(cafe, 100, { days: 5 })
    await give(boats, 300)
    const { wallets } = await cashback()
    expect(wallets).toMatchObject([
      { name: 'Kittiwake Boats', balanceFloat: 3, expiring: null },
      {
        ...{ name: 'Quay Café', balanceFloat: 8, business: { slug: 'quay-cafe' } },
        expiring: { amount: 1, expires_at: inDays(5).toISOString() },
      },
    ])
    const first = await cashback({ limit: 1 })
    const second = await cashback({ limit: 1, cursor: first.next_cursor })
    expect([...first.wallets, ...second.wallets]).toEqual(wallets)
    expect(second.next_cursor).toBeUndefined()
    expect((await ask('get-bonus-wallets')).wallets).toEqual([])
  })

  test('is seen at a glance, and what ends within 30 days, soonest first', async () => {
    await give(boats, 50, { kind: 'bonus', days: 40 })
    await addGiftCard(server.database, amira.accountId, 400, { expires_at: inDays(3) })
    await addGiftCard(server.database, amira.accountId, 900, { expires_at: inDays(-1) })
    await addMembership(server.database, amira.accountId)
    expect(v.parse(getPerksHome.reply, await ask('get-perks-home'))).toMatchObject({
      ...{ cashback: { total: 11, count: 2 }, bonus: { total: 0.5, count: 1 } },
      ...{ gift_cards: { total: 4, count: 1 }, memberships: 1 },
      expiring: [
        { kind: 'gift_card', name: '', amount: 4 },
        { kind: 'cashback', name: 'Quay Café', amount: 1 },
        { kind: 'cashback', name: 'Quay Café', amount: 2 },
      ],
    })
  })
})

describe('one wallet', () => {
  const slugOf = async (name: string) => (await cashback()).wallets.find((it) => it.name === name)?.slug ?? ''

  test('says what of a bill it pays, and what went into it', async () => {
    await server.database.query
      .insertInto('business_cashback')
      .values({ business_id: cafe, vertical: 'events', redeem_percent: '12.5', most_redeem_minor: 500 })
      .execute()
    const slug = await slugOf('Quay Café')
    expect(v.parse(getWallet.reply, await ask('get-wallet', { slug, limit: 2 }))).toMatchObject({
      wallet: { slug, balanceFloat: 8 },
      rules: [{ vertical: 'events', percent: 12.5, most: 5 }],
      transactions: [
        { type: 'deposit', amount: 100, meta: { description: 'Welcome gift' } },
        { type: 'deposit', amount: 200 },
      ],
      next_cursor: expect.any(String),
    })
  })

  test('is good for what its business offers and is not over, the best rated first', async () => {
    const held = { starts_at: inDays(2), ends_at: inDays(3) }
    const stars = { rating_total: 45, rating_count: 1 }
    await addEvent(server.database, { slug: 'plain', business_id: cafe, ...held })
    await addEvent(server.database, { slug: 'loved', business_id: cafe, ...held, ...stars })
    const past = { starts_at: inDays(-3), ends_at: inDays(-2) }
    await addEvent(server.database, { slug: 'over', business_id: cafe, ...past })
    await addRental(server.database, { slug: 'van', business_id: cafe })
    await addRental(server.database, { slug: 'boat', business_id: boats, ...quay })
    const slug = await slugOf('Quay Café')
    const { data } = v.parse(getWalletApplicables.reply, await ask('get-wallet-applicables', { slug }))
    expect(data).toMatchObject({
      salons: [],
      rentals: [{ slug: 'van' }],
      events: [{ slug: 'loved' }, { slug: 'plain' }],
    })
    expect(data.events).toHaveLength(2)
  })

  test('of somebody else is not found, nor is one’s own money a wallet of a business', async () => {
    const slug = await slugOf('Quay Café')
    const { token, accountId } = await server.logIn('Lucía')
    await server.database.transaction((tx) =>
      server.services.perks.parts.grants.money(tx, accountId, { amount: minor(100), currency: 'USD' }),
    )
    for (const call of ['get-wallet', 'get-wallet-applicables'])
      for (const other of [slug, `wallet-${accountId}-usd`, 'no-such-wallet'])
        expect(await ask(call, { slug: other }, token)).toMatchObject({ code: 'NOT_FOUND' })
    expect((await server.call('get-wallet', { slug })).status).toBe(401)
  })
})

test('a gift card that ended, or is empty, says so for 60 days', async () => {
  const { token, accountId } = await server.logIn('Noor')
  const add = (amount: number, days: number) =>
    addGiftCard(server.database, accountId, amount, { expires_at: inDays(days) })
  const [good, ended] = [await add(500, 10), await add(400, -59)]
  const empty = await add(1_000, 20)
  const held = { starts_at: inDays(2), ends_at: inDays(3) }
  const id = (await addEvent(server.database, held, { tickets: [{}] })).ticketIds[0] ?? 0
  expect((await place(server, token, order(id, 1, { gift_card: empty.id, total: 0 }))).body.success).toBe(
    true,
  )
  await add(300, -61)
  const { giftCards } = v.parse(getGiftCards.reply, await ask('get-gift-cards', {}, token))
  expect(giftCards.map((it) => [it.id, it.refusal?.reason])).toEqual([
    [good.id, undefined],
    [empty.id, 'empty'],
    [ended.id, 'expired'],
  ])
})

test('a membership says how often it was used, and what that has saved', async () => {
  const { token, accountId } = await server.logIn('Yusuf')
  const membership = await addMembership(server.database, accountId, { most_uses: 10 })
  const held = { starts_at: inDays(2), ends_at: inDays(3) }
  const id = (await addEvent(server.database, held, { tickets: [{}] })).ticketIds[0] ?? 0
  const placed = await place(server, token, order(id, 1, { membership, total: 8 }))
  expect(placed.body.success).toBe(true)
  const { memberships } = v.parse(getMemberships.reply, await ask('get-memberships', {}, token))
  expect(memberships).toMatchObject([{ id: membership, uses: 1, most_uses: 10, saved: 2 }])
})
