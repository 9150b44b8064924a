import { beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#contract/calls/registry.ts'
import { type Answer, testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { newKey, order, place, referenceOf } from '#tests/support/orders.ts'
import { addRental, june, rent } from '#tests/support/rentals.ts'

const server = testApp()
const NOBODYS = '0'.repeat(26)

/** What each of them wants besides the booking's reference; the owner of one gets further with it. */
const others: Record<string, object> = {
  'get-event-booking': {},
  'cancel-event-booking': {},
  'get-event-booking-for-rating': {},
  'rate-event-booking': { rating_event: 1, review_event: 'Mine now.' },
  'get-payment': {},
  'give-up-change': {},
  'get-rental-booking': {},
  'cancel-rental-booking': {},
  'get-rental-booking-for-rating': {},
  'rate-rental-booking': { rating_rental: 1, review_rental: 'Mine now.' },
  'quote-rental-change': june(14, 15),
  'change-rental-booking': { ...june(14, 15), changes: 0, total: 10 },
}
const naming = calls.filter((it) => 'unique_booking_id' in it.request.entries).map((it) => it.name)

let stranger: string
let owner: string
const bookings: { of: string; reference: string }[] = []
beforeAll(async () => {
  const [mine, theirs] = [await server.logIn('Amira'), await server.logIn('Noah')]
  owner = mine.token
  stranger = theirs.token
  const { ticketIds } = await addEvent(server.database)
  const { slug } = await addRental(server.database)
  const event = await place(server, owner, order(ticketIds[0] ?? 0, 1, { method: 'Online' }))
  const rental = await rent(server, owner, { slug, ...june(10, 11) }, { method: 'Online' })
  bookings.push({ of: 'an event', reference: referenceOf(event) })
  bookings.push({ of: 'a rental', reference: referenceOf(rental) })
})

const told = ({ status, body }: Answer) => ({ status, code: body.code, message: body.message })

/** All that is written of bookings, money and opinions. */
async function written() {
  const tables = ['booking', 'stay', 'ticket', 'review', 'refund', 'payment', 'wallet_entry']
  const { pool } = server.database
  const all = tables.map((it) =>
    pool.query(`select to_jsonb(t) as row from ${it} t order by to_jsonb(t)::text`),
  )
  return (await Promise.all(all)).map(({ rows }) => rows)
}

test('each call that names a booking is tried here', () => {
  expect(naming.toSorted()).toEqual(Object.keys(others).toSorted())
})

describe.each(naming)('%s', (name) => {
  const tried = (token: string, unique_booking_id: string) =>
    server.call(name, { token, unique_booking_id, idempotency_key: newKey(), ...others[name] })

  test('knows no booking of somebody else, as if there were none', async () => {
    const before = await written()
    const none = told(await tried(stranger, NOBODYS))
    expect(none).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    for (const { reference } of bookings) expect(told(await tried(stranger, reference))).toEqual(none)
    expect(await written()).toEqual(before)
  })

  test('takes the end of a reference, which people are shown, for none', async () => {
    for (const { reference } of bookings)
      expect(told(await tried(owner, reference.slice(-7)))).toMatchObject({ status: 400, code: 'VALIDATION' })
  })
})

// Last, since some of them end what they are about.
test.each(naming)('%s is not shut to the owner', async (name) => {
  const answers = await Promise.all(
    bookings.map(({ reference }) =>
      server.call(name, {
        ...{ token: owner, unique_booking_id: reference, idempotency_key: newKey() },
        ...others[name],
      }),
    ),
  )
  expect(answers.map((it) => it.status)).not.toEqual([404, 404])
})
