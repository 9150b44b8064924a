import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { shippedMigrations } from '#server/db/migrate.ts'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { addGiftCard, addWallet, newKey, order, place, referenceOf } from '#tests/support/orders.ts'

const server = testApp()
const DAY = 86_400_000

/** The tables before the migration, without lots. */
const withoutLots = `
  alter table earning drop constraint earning_lot_id_fkey;
  drop table lot_use, wallet_lot;
  alter table gift_card drop column stopped_at;
  update wallet set slug = replace(slug, '-usd', '') where kind = 'wallet';`

/** The columns that later migrations added, which today's statements need. */
const sinceThen = `
  alter table wallet_lot add column purchase_id bigint;
  alter table lot_use drop constraint lot_use_pkey, alter column booking_id drop not null,
    add column purchase_id bigint;
  create unique index lot_use_once on lot_use (booking_id, purchase_id, lot_id) nulls not distinct;`

test('what people had before there were lots is theirs still, and goes back to them when they cancel', async () => {
  const { accountId, token } = await server.logIn()
  const wallet = await addWallet(server.database, { kind: 'wallet', account_id: accountId }, 1_700)
  const card = await addGiftCard(server.database, accountId, 300)
  const starts = server.clock.now().getTime() + 100 * DAY
  const held = { starts_at: new Date(starts), ends_at: new Date(starts + DAY) }
  const id = (await addEvent(server.database, held, { tickets: [{}] })).ticketIds[0] ?? 0
  const pay = { method: 'WALLET', gift_card: card.id, total: 7 }
  const kept = referenceOf(await place(server, token, order(id, 1, pay)))
  const cancel = (unique_booking_id: string) =>
    server.call('cancel-event-booking', { token, unique_booking_id, idempotency_key: newKey() })
  await cancel(referenceOf(await place(server, token, order(id, 1, { method: 'WALLET', total: 10 }))))
  const undone = sql.raw(`${withoutLots}${shippedMigrations['0028-wallet-lots.sql']};${sinceThen}`)
  await undone.execute(server.database.query)

  const lots = server.database.query
    .selectFrom('wallet_lot')
    .select(['wallet_id', 'given_minor', 'left_minor'])
  expect(await lots.execute()).toEqual([{ wallet_id: wallet, given_minor: 1_700, left_minor: 1_000 }])
  expect((await cancel(kept)).body.success).toBe(true)
  expect(await lots.execute()).toEqual([{ wallet_id: wallet, given_minor: 1_700, left_minor: 1_700 }])
})
