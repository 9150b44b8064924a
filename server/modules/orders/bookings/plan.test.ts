import { beforeAll, expect, it } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { readsOf } from '#tests/support/plans.ts'

const server = testApp()

const BOOKINGS = 20_000
/** The most rows that a plan may read: those of one person, with room for those who have many. */
const MOST_READ = 200
let token = ''

beforeAll(async () => {
  const { accountId, ...amira } = await server.logIn()
  token = amira.token
  const { id } = await addEvent(server.database)
  await server.database.pool.query(
    `with people as (insert into account (name, created_at) select 'P' || n, now() from generate_series(1, 1000) n returning id),
       bookers as (select id, row_number() over () as at from people union all select $1, 0)
     insert into booking (reference, account_id, vertical, listing_id, title, starts_at, ends_at, status,
       needs_confirmation, full_refund_until, part_refund_until, part_refund_percent, payment_mode, currency,
       subtotal_minor, total_minor, wallet_minor, payable_minor, created_at)
     select upper(lpad(to_hex(n), 26, '0')), b.id, 'events', $2, 'Brass', timestamptz '2026-06-01' + n * interval '1 hour',
       timestamptz '2026-06-01' + n * interval '1 hour' + interval '3 hours', 2, false, now(), now(), 50, 'PAY_AT_VENUE', 'USD',
       1000, 1000, 0, 1000, now()
     from generate_series(1, $3::integer) n join bookers b on b.at = n % 1001`,
    [accountId, id, BOOKINGS],
  )
  await server.database.pool.query('vacuum analyze booking')
}, 120_000)

it.each(['get-bookings', 'get-event-bookings'])(
  'of %s few are read, by the index of whose they are',
  async (call) => {
    const reads = await readsOf(server.database.pool, async () => {
      expect((await server.call(call, { token, limit: 10 })).status).toBe(200)
    })
    const ofBookings = reads.filter(
      (it) => it.table === 'booking' || it.index?.startsWith('booking_of_account'),
    )
    expect(ofBookings.map((it) => it.index)).toContain('booking_of_account')
    expect(ofBookings.filter((it) => it.node === 'Seq Scan' || it.rows > MOST_READ)).toEqual([])
  },
)
