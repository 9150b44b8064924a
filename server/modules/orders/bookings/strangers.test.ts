import { beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#contract/calls/registry.ts'
import { type Answer, testApp } from '#tests/support/app.ts'
import { addHandedOver, atPoint } from '#tests/support/handover.ts'
import { addEvent } from '#tests/support/listings.ts'
import { newKey, order, place, referenceOf } from '#tests/support/orders.ts'
import { addRental, june, rent } from '#tests/support/rentals.ts'
import { addSalon, visit, visitAt } from '#tests/support/visits.ts'

const server = testApp()
const UNKNOWN_REFERENCE = '0'.repeat(26)

/** The fields of each call beside the reference. Only the owner of a booking gets further with them. */
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
  'get-service-booking': {},
  'cancel-service-booking': {},
  'get-service-booking-for-rating': {},
  'rate-service-booking': { rating_store: 1, review_store: 'Mine now.' },
  'quote-service-change': { start: '2026-06-10T12:00:00Z' },
  'change-service-booking': { start: '2026-06-10T12:00:00Z', changes: 0, total: 10 },
  'answer-visit-proposal': { accept: false },
  // The other fields of these calls are known once there are a store and a rental.
  'get-slots': {},
  'watch-slots': {},
  'quote-pickup-drop': {},
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
  const salon = await addSalon(server.database)
  const item = visitAt(salon.slug, '10:00', salon.cut)
  others['get-slots'] = { slug: salon.slug, services: item.services, from: '2026-06-10' }
  others['watch-slots'] = {
    ...{ slug: salon.slug, services: item.services, from_date: '2026-06-10', until_date: '2026-06-10' },
    ...{ weekdays: [1, 2, 3, 4, 5, 6, 7], from_time: '00:00', until_time: '23:59' },
  }
  const handed = await addHandedOver(server.database)
  const at = atPoint(handed.points.quay)
  others['quote-pickup-drop'] = { slug: handed.slug, ...june(10, 11), pickup: at, drop: at }
  const visited = await visit(server, owner, item, { method: 'Online' })
  bookings.push({ of: 'a visit', reference: referenceOf(visited) })
  bookings.push({ of: 'an event', reference: referenceOf(event) })
  bookings.push({ of: 'a rental', reference: referenceOf(rental) })
})

const told = ({ status, body }: Answer) => ({ status, code: body.code, message: body.message })

/** All rows of bookings, money and reviews. */
async function written() {
  const tables = ['booking', 'stay', 'occupancy', 'ticket', 'review', 'refund', 'payment', 'wallet_entry']
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
    const none = told(await tried(stranger, UNKNOWN_REFERENCE))
    expect(none).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    for (const { reference } of bookings) expect(told(await tried(stranger, reference))).toEqual(none)
    expect(await written()).toEqual(before)
  })

  test('takes the end of a reference, which people are shown, for none', async () => {
    for (const { reference } of bookings)
      expect(told(await tried(owner, reference.slice(-7)))).toMatchObject({ status: 400, code: 'VALIDATION' })
  })
})

// These run last, since some of them end their booking.
test.each(naming)('%s is not shut to the owner', async (name) => {
  const answers = await Promise.all(
    bookings.map(({ reference }) =>
      server.call(name, {
        ...{ token: owner, unique_booking_id: reference, idempotency_key: newKey() },
        ...others[name],
      }),
    ),
  )
  expect(answers.filter((it) => it.status !== 404)).not.toEqual([])
})
