import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { addCoupon, addGiftCard, addMembership, addWallet, order, place } from '#tests/support/orders.ts'

const server = testApp()

let token: string
let accountId: number
let id: number
let coupon: string
let card: { id: number; code: string; walletId: number }
let membership: number
beforeEach(async () => {
  ;({ token, accountId } = await server.logIn())
  await addWallet(server.database, { kind: 'wallet', account_id: accountId }, 50_000)
  const { ticketIds } = await addEvent(server.database, {}, { tickets: [{ price_minor: 5_000 }] })
  id = ticketIds[0] ?? 0
  coupon = await addCoupon(server.database)
  card = await addGiftCard(server.database, accountId, 1_000)
  membership = await addMembership(server.database, accountId)
})

const run = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)

/**
 * An order of a ticket at fifty: the coupon takes ten percent, the membership twenty, the card ten, and the
 * wallet pays.
 */
const asSeen = () => order(id, 1, { coupon, gift_card: card.code, membership, method: 'WALLET', total: 26 })

/** Everything that an order moves. */
async function books() {
  const wallets = await run(
    'select balance_minor from wallet where account_id = $1 or id = $2 order by id',
    accountId,
    card.walletId,
  )
  const uses = await run(
    `select (select uses from coupon where code = $1) as coupon, (select uses from membership where id = $2) as membership,
      (select sold from ticket where id = $3) as sold, (select count(*) from booking where account_id = $4) as bookings`,
    ...[coupon, membership, id, accountId],
  )
  return { wallets: wallets.rows, ...uses.rows[0] }
}

/** Changes by somebody else between looking and paying, each with the new total. */
const changes: [string, number, () => Promise<unknown>][] = [
  ['the ticket costs more', 33.2, () => run('update ticket set price_minor = 6000 where id = $1', id)],
  ['the ticket costs less', 18.8, () => run('update ticket set price_minor = 4000 where id = $1', id)],
  [
    'the coupon takes less off',
    28,
    () => run('update coupon set discount_percent = 5 where code = $1', coupon),
  ],
  [
    'the coupon takes off so much at most',
    28,
    () => run('update coupon set max_discount_minor = 250 where code = $1', coupon),
  ],
  [
    'the membership takes less off',
    30.5,
    () => run('update membership set discount_percent = 10 where id = $1', membership),
  ],
  [
    'the gift card was spent in part',
    30,
    async () => {
      const { ticketIds } = await addEvent(server.database, {}, { tickets: [{ price_minor: 400 }] })
      const spent = await place(
        server,
        token,
        order(ticketIds[0] ?? 0, 1, { gift_card: card.code, total: 0 }),
      )
      expect(spent.status).toBe(200)
    },
  ],
]

/** Changes after which a part of the order cannot be had. */
const ends: [string, string, () => Promise<unknown>][] = [
  [
    'the coupon was stopped',
    'coupon',
    () => run('update coupon set is_active = false where code = $1', coupon),
  ],
  ['the gift card ended', 'gift_card', () => server.services.perks.parts.operator.stopGiftCard(card.id)],
  [
    'the membership ended',
    'membership',
    () => run("update membership set expires_at = '2026-02-01' where id = $1", membership),
  ],
]

test('an order as it was seen is paid as it was seen', async () => {
  expect((await place(server, token, asSeen())).status).toBe(200)
  expect(await books()).toMatchObject({ coupon: 1, membership: 1, sold: 1 })
})

describe('between the summary and the payment', () => {
  test.each(changes)('%s: nothing is charged, and the new bill says %f', async (_, total, change) => {
    await change()
    const before = await books()
    const answer = await place(server, token, asSeen())
    expect(answer).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED', bill: { total } } })
    expect(await books()).toEqual(before)
    expect((await place(server, token, { ...asSeen(), total })).status).toBe(200)
  })

  test.each(ends)('%s: nothing is charged, and it is said which (%s)', async (_, perk, end) => {
    await end()
    const before = await books()
    const answer = await place(server, token, asSeen())
    expect(answer).toMatchObject({ status: 422, body: { code: 'PERK_REFUSED', perk } })
    expect(await books()).toEqual(before)
  })
})
