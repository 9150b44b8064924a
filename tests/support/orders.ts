import type { Insertable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { codeHash } from '#server/modules/perks/gift-cards/repo.ts'
import type { Answer, TestApp } from './app.ts'

let made = 0

/** A new idempotency key. */
export function newKey(): string {
  made++
  return `key-${made}`
}

/** An order of tickets, with defaults. */
export function order(ticketId: number, quantity: number, more: object = {}) {
  const tickets = [{ id: ticketId, quantity }]
  return { tickets, total: quantity * 10, method: 'PAY_AT_VENUE', idempotency_key: newKey(), ...more }
}

/** Places an order as the person of the token. */
export function place(server: TestApp, token: string, body: object): Promise<Answer> {
  return server.call('place-event-booking', { token, ...body })
}

/** The reference of the booking that an order made. */
export function referenceOf({ body }: Answer): string {
  const data = body.data as { unique_booking_id: string } | undefined
  if (!data) throw new Error(`Nothing was booked: ${JSON.stringify(body)}`)
  return data.unique_booking_id
}

/** Counts the sold tickets in the row itself. */
export async function soldOf(database: Database, ticketId: number | undefined): Promise<number> {
  const row = database.query
    .selectFrom('ticket')
    .select('sold')
    .where('id', '=', ticketId ?? 0)
  return (await row.executeTakeFirstOrThrow()).sold
}

/** Adds a coupon: by default 10 %, good everywhere. */
export async function addCoupon(database: Database, coupon: Partial<Insertable<Tables['coupon']>> = {}) {
  made++
  const row = {
    code: `CODE${made}`,
    descriptions: JSON.stringify({ en: 'Ten off' }),
    discount_percent: '10',
    discount_minor: null,
    currency: 'USD',
    max_discount_minor: null,
    min_subtotal_minor: null,
    vertical: null,
    business_id: null,
    listing_id: null,
    starts_at: null,
    ends_at: null,
    most_uses: null,
    most_uses_per_person: null,
    created_at: new Date('2026-01-01T00:00:00Z'),
    ...coupon,
  }
  await database.query.insertInto('coupon').values(row).execute()
  return row.code
}

/** Adds a wallet with an amount in it, at the expense of the house. */
export async function addWallet(
  database: Database,
  wallet: {
    kind: 'cashback' | 'bonus' | 'gift_card' | 'wallet'
    account_id: number | null
    business_id?: number
  },
  amount: number,
  expiresAt: Date | null = null,
): Promise<number> {
  made++
  const created_at = new Date('2026-01-01T00:00:00Z')
  const common = { currency: 'USD', created_at }
  return database.transaction(async (tx) => {
    const house = { kind: 'house', account_id: null, business_id: null, slug: 'house-usd', ...common }
    await tx
      .insertInto('wallet')
      .values(house)
      .onConflict((it) => it.doNothing())
      .execute()
    const { id } = await tx
      .insertInto('wallet')
      .values({ business_id: null, ...wallet, slug: `made-${made}`, balance_minor: amount, ...common })
      .returning('id')
      .executeTakeFirstOrThrow()
    const source = await tx
      .updateTable('wallet')
      .set((it) => ({ balance_minor: it('balance_minor', '-', amount) }))
      .where('slug', '=', 'house-usd')
      .returning('id')
      .executeTakeFirstOrThrow()
    const move = tx
      .insertInto('wallet_move')
      .values({ reason: 'welcome', reference: '', created_at })
      .returning('id')
    const { id: move_id } = await move.executeTakeFirstOrThrow()
    const entries = [
      { move_id, wallet_id: id, amount_minor: amount },
      { move_id, wallet_id: source.id, amount_minor: -amount },
    ]
    await tx.insertInto('wallet_entry').values(entries).execute()
    if (wallet.kind === 'gift_card' || amount === 0) return id
    const lot = { wallet_id: id, origin: 'welcome', given_minor: amount, left_minor: amount } as const
    await tx
      .insertInto('wallet_lot')
      .values({ ...lot, expires_at: expiresAt, created_at })
      .execute()
    return id
  })
}

/** Adds a gift card of a person. */
export async function addGiftCard(
  database: Database,
  account_id: number,
  amount: number,
  more: Partial<Insertable<Tables['gift_card']>> = {},
): Promise<{ id: number; code: string; walletId: number }> {
  const wallet_id = await addWallet(database, { kind: 'gift_card', account_id: null }, amount)
  const code = `GIFT${String(made).padStart(12, '0')}`
  const row = {
    wallet_id,
    account_id,
    campaign_id: null,
    code_hash: codeHash(code),
    code_end: code.slice(-4),
    pin_hash: Buffer.alloc(32),
    vertical: null,
    business_id: null,
    listing_id: null,
    bought_by: null,
    expires_at: new Date('2027-01-01T00:00:00Z'),
    created_at: new Date('2026-01-01T00:00:00Z'),
    ...more,
  }
  const added = database.query.insertInto('gift_card').values(row).returning('id')
  return { id: (await added.executeTakeFirstOrThrow()).id, code, walletId: wallet_id }
}

/** Adds a membership of a person that takes 20 % off. */
export async function addMembership(
  database: Database,
  account_id: number,
  more: Partial<Insertable<Tables['membership']>> = {},
): Promise<number> {
  const words = JSON.stringify({ en: 'Harbour Circle' })
  const campaign = await database.query
    .insertInto('membership_campaign')
    .values({
      titles: words,
      descriptions: words,
      price_minor: 5000,
      currency: 'USD',
      validity_days: 365,
      discount_percent: '20',
      most_uses: null,
      vertical: null,
      business_id: null,
      listing_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = {
    account_id,
    campaign_id: campaign.id,
    price_minor: 5000,
    discount_percent: '20',
    most_uses: null,
    purchase_id: null,
    starts_at: new Date('2026-01-01T00:00:00Z'),
    expires_at: new Date('2027-01-01T00:00:00Z'),
    created_at: new Date('2026-01-01T00:00:00Z'),
    ...more,
  }
  const added = database.query.insertInto('membership').values(row).returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}
