import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addEvent, addListing } from '#tests/support/listings.ts'
import {
  addCoupon,
  addGiftCard,
  addMembership,
  addWallet,
  order,
  place,
  referenceOf,
} from '#tests/support/orders.ts'

const AT_ONCE = 20
const server = testApp()
let person: { accountId: number; token: string }
beforeAll(async () => {
  person = await server.logIn()
})

/** Something that can be taken only so often, and the constraint that guards it whatever the code does. */
interface Scarce {
  name: string
  table: string
  /** A part of the constraint as the database writes it; for an index its name. */
  rule: string
  most: number
  make(): Promise<number | string>
  look: string
  take: string
  /** Restores the rows. */
  undo: string
}

const idOf = async (table: 'coupon' | 'booking', column: string, value: string) => {
  const { rows } = await server.database.pool.query(`select id from ${table} where ${column} = $1`, [value])
  return rows[0].id as number
}

async function newBooking() {
  const { ticketIds } = await addEvent(server.database)
  return idOf(
    'booking',
    'reference',
    referenceOf(await place(server, person.token, order(ticketIds[0] ?? 0, 1))),
  )
}

const scarce: Scarce[] = [
  {
    ...{ name: 'tickets', table: 'ticket', rule: '(sold <= capacity)', most: 3 },
    make: async () => (await addEvent(server.database, {}, { tickets: [{ capacity: 3 }] })).ticketIds[0] ?? 0,
    look: 'select sold < capacity as is_left from ticket where id = $1',
    take: 'update ticket set sold = sold + 1 where id = $1',
    undo: 'update ticket set sold = 0 where id = $1',
  },
  {
    ...{ name: 'parts of what is in a wallet', table: 'wallet', rule: '(balance_minor >= 0)', most: 3 },
    make: () => addWallet(server.database, { kind: 'gift_card', account_id: null }, 100),
    look: 'select balance_minor >= 30 as is_left from wallet where id = $1',
    take: 'update wallet set balance_minor = balance_minor - 30 where id = $1',
    undo: 'update wallet set balance_minor = 100 where id = $1',
  },
  {
    ...{ name: 'uses of a coupon', table: 'coupon', rule: '(uses <= most_uses)', most: 1 },
    make: async () => idOf('coupon', 'code', await addCoupon(server.database, { most_uses: 1 })),
    look: 'select uses < most_uses as is_left from coupon where id = $1',
    take: 'update coupon set uses = uses + 1 where id = $1',
    undo: 'update coupon set uses = 0 where id = $1',
  },
  {
    ...{ name: 'uses of a membership', table: 'membership', rule: '(uses <= most_uses)', most: 2 },
    make: () => addMembership(server.database, person.accountId, { most_uses: 2 }),
    look: 'select uses < most_uses as is_left from membership where id = $1',
    take: 'update membership set uses = uses + 1 where id = $1',
    undo: 'update membership set uses = 0 where id = $1',
  },
  {
    ...{ name: 'tries of a gift card’s PIN', table: 'gift_card', rule: 'pin_tries <= 5', most: 5 },
    make: async () => (await addGiftCard(server.database, person.accountId, 100)).id,
    look: 'select pin_tries < 5 as is_left from gift_card where id = $1',
    take: 'update gift_card set pin_tries = pin_tries + 1 where id = $1',
    undo: 'update gift_card set pin_tries = 0 where id = $1',
  },
  {
    ...{ name: 'the way in with a ticket', table: 'admission', rule: 'PRIMARY KEY', most: 1 },
    make: newBooking,
    look: 'select count(*) = 0 as is_left from admission where booking_id = $1',
    take: 'insert into admission (booking_id, number, admitted_at) values ($1, 1, now())',
    undo: 'delete from admission where booking_id = $1',
  },
  {
    ...{ name: 'refunds of a booking to where it came from', table: 'refund', rule: 'UNIQUE', most: 1 },
    make: newBooking,
    look: 'select count(*) = 0 as is_left from refund where booking_id = $1',
    take: `insert into refund (booking_id, source, amount_minor, state, created_at, settled_at)
      values ($1, 'wallet', 5, 'done', now(), now())`,
    undo: 'delete from refund where booking_id = $1',
  },
  {
    ...{ name: 'news of a gateway', table: 'payment_event', rule: 'PRIMARY KEY', most: 1 },
    make: async () => 'the money has come',
    look: 'select count(*) = 0 as is_left from payment_event where event_id = $1',
    take: `insert into payment_event (gateway, event_id, payment_reference, kind, received_at)
      values ('sandbox', $1, 'x', 'paid', now())`,
    undo: 'delete from payment_event where event_id = $1',
  },
  {
    ...{
      name: 'ratings of a listing by who booked nothing',
      table: 'review',
      rule: 'review_of_person',
      most: 1,
    },
    make: () => addListing(server.database, {}),
    look: 'select count(*) = 0 as is_left from review where listing_id = $1',
    take: `insert into review (listing_id, account_id, rating, created_at, updated_at)
      select $1, max(id), 50, now(), now() from account`,
    undo: 'delete from review where listing_id = $1',
  },
]

/** All look first, and then all take, which the locks of the code prevent. Answers how many got something. */
async function takenWithoutLocks({ look, take, undo }: Scarce, id: number | string): Promise<number> {
  const { pool } = server.database
  const all = [...Array(AT_ONCE).keys()]
  const looks = await Promise.all(all.map(() => pool.query(look, [id])))
  expect(looks.every(({ rows }) => rows[0].is_left)).toBe(true)
  const taken = await Promise.allSettled(all.map(() => pool.query(take, [id])))
  await pool.query(undo, [id])
  return taken.filter(({ status }) => status === 'fulfilled').length
}

describe.each(scarce)('$name', (it) => {
  test('are not taken more often than they are there, where nobody locks anything', async () => {
    expect(await takenWithoutLocks(it, await it.make())).toBe(it.most)
  })

  test('would be, were it not for the rule of the table', async () => {
    const { pool } = server.database
    const id = await it.make()
    const found = await pool.query(
      `with rule as (select $1::text as its_table, $2::text as part)
       select format('alter table %s drop constraint %I', its_table, conname) as off,
         format('alter table %s add constraint %I %s', its_table, conname, pg_get_constraintdef(oid)) as on_again
       from rule join pg_constraint on conrelid = its_table::regclass
         and position(part in pg_get_constraintdef(oid)) > 0
       union all
       select format('drop index %I', indexname), indexdef
       from rule join pg_indexes on tablename = its_table and indexname = part`,
      [it.table, it.rule],
    )
    const { off, on_again } = found.rows[0]
    await pool.query(off)
    expect(await takenWithoutLocks(it, id)).toBe(AT_ONCE)
    await pool.query(on_again)
  })
})
