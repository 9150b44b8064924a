import { beforeAll, expect, test } from 'vitest'
import { addAnnouncement } from '#tests/support/announcements.ts'
import { testApp } from '#tests/support/app.ts'
import { addGivingBusiness } from '#tests/support/earnings.ts'
import { addHours } from '#tests/support/hours.ts'
import { addEvent, addListing, quay } from '#tests/support/listings.ts'
import { newKey, order } from '#tests/support/orders.ts'
import { addRental, june } from '#tests/support/rentals.ts'
import { statementsOf } from '#tests/support/statements.ts'
import { addProfessional, addStore } from '#tests/support/stores.ts'
import { addChairs, addSalon, type Salon, visitAt } from '#tests/support/visits.ts'

const server = testApp()

/** The number of listings: more than a list shows at once, as in a town. */
const LISTINGS = 30

let token = ''
let ticketId = 0
let salon: Salon
let givenBackTicketId = 0

beforeAll(async () => {
  token = (await server.logIn()).token
  // The first call of a day notes that a session is used.
  await server.call('get-home', { token })
  for (let it = 0; it < LISTINGS; it++) {
    await addEvent(server.database)
    await addRental(server.database)
    await addAnnouncement(server.database)
    await addStore(server.database)
  }
  await addRental(server.database, { slug: 'dinghy' })
  const place_id = await addListing(server.database, { slug: 'lantern-bar' })
  await addHours(server.database, place_id, { week: Array.from({ length: 7 }, () => []) })
  await addEvent(server.database, {}, { place_id })
  for (let it = 0; it < LISTINGS; it++) await addListing(server.database, {})
  const { id, ticketIds } = await addEvent(server.database, { slug: 'regatta' })
  ticketId = ticketIds[0] ?? 0
  const business_id = await addGivingBusiness(server.database, {}, { kind: 'bonus' })
  givenBackTicketId = (await addEvent(server.database, { business_id })).ticketIds[0] ?? 0
  const store = await addStore(server.database, { slug: 'curlew' })
  await addProfessional(server.database, store, { slug: 'wren' })
  salon = await addSalon(server.database, { people: 2 })
  await addChairs(server.database, salon, 1)
  await addAnnouncement(server.database, { slug: 'choir' })
  await addAnnouncement(server.database, { slug: 'regatta-news' }, { is_bookable: true, links_to: id })
})

const location = { text: 'Town', ...quay }
const stay = (from: number, until: number) => ({ slug: 'dinghy', ...june(from, until) })

interface Asked {
  call: string
  body: () => object
  /**
   * The number of statements, with those that begin and end a transaction. The settings are cached by then. A
   * person's session is one more.
   */
  guest?: number
  member: number
  /** The most that the call may take in the end, once it has been improved where it takes more now. */
  promised: number
}

const asked: Asked[] = [
  { call: 'get-all-events', body: () => quay, guest: 2, member: 2, promised: 2 },
  { call: 'search-rentals', body: () => ({ location, ...june(10, 12) }), guest: 3, member: 4, promised: 2 },
  { call: 'get-event-info/regatta', body: () => ({}), guest: 4, member: 4, promised: 2 },
  {
    call: 'get-place-info',
    body: () => ({ slug: 'lantern-bar', location }),
    guest: 2,
    member: 2,
    promised: 2,
  },
  {
    call: 'get-area',
    body: () => ({ bounds: { south: 38.59, north: 38.61, west: -31.21, east: -31.19 } }),
    guest: 2,
    member: 2,
    promised: 2,
  },
  { call: 'search-places', body: () => ({ location }), guest: 2, member: 2, promised: 2 },
  { call: 'get-rental-info', body: () => ({ slug: 'dinghy' }), guest: 4, member: 4, promised: 2 },
  { call: 'get-store-info', body: () => ({ slug: 'curlew' }), guest: 2, member: 4, promised: 2 },
  {
    call: 'get-slots',
    body: () => ({ ...visitAt(salon.slug, '10:00', salon.cut), from: '2026-06-10' }),
    guest: 2,
    member: 5,
    promised: 4,
  },
  {
    call: 'get-next-starts',
    body: () => ({ slug: salon.slug, visits: [[{ id: salon.cut, professional_id: null }]] }),
    ...{ guest: 2, member: 2, promised: 2 },
  },
  { call: 'get-provider-info', body: () => ({ id: 'wren' }), guest: 1, member: 3, promised: 1 },
  { call: 'search-stores', body: () => ({ location }), guest: 2, member: 2, promised: 2 },
  { call: 'get-announcements', body: () => quay, guest: 2, member: 2, promised: 2 },
  { call: 'get-announcement-info', body: () => ({ slug: 'choir' }), guest: 2, member: 4, promised: 2 },
  { call: 'get-announcement-info', body: () => ({ slug: 'regatta-news' }), guest: 2, member: 4, promised: 2 },
  { call: 'get-home', body: () => ({ location }), guest: 2, member: 3, promised: 3 },
  {
    call: 'get-bill',
    body: () => ({ vertical: 'events', items: [{ ticket_id: ticketId, quantity: 1 }] }),
    guest: 2,
    member: 4,
    promised: 6,
  },
  {
    call: 'get-bill',
    body: () => ({ vertical: 'rentals', items: [stay(10, 12)] }),
    guest: 2,
    member: 4,
    promised: 6,
  },
  { call: 'get-inquiries', body: () => ({}), member: 3, promised: 3 },
  { call: 'get-perks-home', body: () => ({}), member: 5, promised: 6 },
  { call: 'get-wallet-funds', body: () => ({}), member: 5, promised: 6 },
  { call: 'get-cashback-wallets', body: () => ({}), member: 2, promised: 3 },
  { call: 'place-event-booking', body: () => order(ticketId, 1), member: 21, promised: 25 },
  // For a business that gives back: two more for perks that can be used, and two for earnings.
  { call: 'place-event-booking', body: () => order(givenBackTicketId, 1), member: 25, promised: 25 },
  {
    call: 'place-rental-order',
    body: () => ({ rental: stay(20, 22), total: 20, method: 'PAY_AT_VENUE', idempotency_key: newKey() }),
    member: 26,
    promised: 25,
  },
  // One of them reads whether they may pay at the store.
  {
    call: 'place-service-booking',
    body: () => ({
      visit: visitAt(salon.slug, '11:00', salon.cut),
      ...{ total: 10, method: 'PAY_AT_VENUE', idempotency_key: newKey() },
    }),
    member: 31,
    promised: 25,
  },
]

async function count(call: string, body: object): Promise<number> {
  const statements = await statementsOf(async () => {
    expect(await server.call(call, body)).toMatchObject({ status: 200 })
  })
  return statements.length
}

test('what every call knows of the settings is in memory once it was read', async () => {
  await server.call('get-settings')
  expect(await count('get-settings', {})).toBe(0)
})

test.each(asked.filter((it) => it.guest !== undefined))(
  '$call takes a guest $guest statements, of the $promised promised',
  async ({ call, body, guest }) => {
    expect(await count(call, body())).toBe(guest)
  },
)

test.each(asked)(
  '$call takes a person $member statements, of the $promised promised',
  async ({ call, body, member }) => {
    expect(await count(call, { token, ...body() })).toBe(member)
  },
)
