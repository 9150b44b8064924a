// Long: one table holds a request for each call.
import { beforeAll, expect, test } from 'vitest'
import { callPrefix } from '#contract/call.ts'
import { calls } from '#contract/calls/registry.ts'
import { minor } from '#contract/money.ts'
import { testApp } from '#tests/support/app.ts'
import { addCardCampaign, addMembershipCampaign } from '#tests/support/campaigns.ts'
import { onPostgres } from '#tests/support/database.ts'
import { buyOnline } from '#tests/support/gateway.ts'
import { leaves, withRaw } from '#tests/support/leaves.ts'
import { addEvent, quay } from '#tests/support/listings.ts'
import {
  addCoupon,
  addGiftCard,
  addMembership,
  newKey,
  order,
  place,
  referenceOf,
} from '#tests/support/orders.ts'
import { newAddress } from '#tests/support/people.ts'
import { addPlace } from '#tests/support/places.ts'
import { addRental, june, rent } from '#tests/support/rentals.ts'
import { addSalon, visit, visitAt } from '#tests/support/visits.ts'

const often = { max: 1_000_000, seconds: 60 }
const server = testApp({ limits: { address: often, call: often, calls: {} } })

/**
 * These send thousands of requests. The answers do not depend on the database, so one of the two is enough.
 */
const thorough = test.runIf(onPostgres)

/** Makes the body of a call that succeeds. */
type Making = () => object | Promise<object>

let token: string
let accountId: number
let ticket_id: number
let coupon: string
let wallet: string
beforeAll(async () => {
  ;({ token, accountId } = await server.logIn())
  const business = server.database.query.insertInto('business')
  const row = { slug: 'wharf', name: 'Wharf & Co', about: '', mark: '/img/mark/1' }
  const { id: business_id } = await business.values(row).returning('id').executeTakeFirstOrThrow()
  const event = await addEvent(server.database, { slug: 'evening' }, { tickets: [{ capacity: 1_000_000 }] })
  ticket_id = event.ticketIds[0] ?? 0
  await addRental(server.database, { slug: 'car', business_id })
  const points = { kind: 'cashback', businessId: business_id, amount: minor(500), currency: 'USD' } as const
  await server.database.transaction((tx) => server.services.perks.parts.grants.points(tx, accountId, points))
  wallet = `cashback-${accountId}-${business_id}-usd`
  await addPlace(server.database, { slug: 'cafe' })
  coupon = await addCoupon(server.database)
  await buyOnline(server, token, 'top-up-wallet', { amount: 100 })
})

const method = 'PAY_AT_VENUE'
const rental = { slug: 'car' }
const items = () => [{ ticket_id, quantity: 1 }]
const forEvent = { applicable_type: 'event', applicable_id: 'evening' }
const theirGiftCard = async () => (await addGiftCard(server.database, accountId, 500)).code
const theirMembership = () => addMembership(server.database, accountId)
const bookedEvent = async () => referenceOf(await place(server, token, order(ticket_id, 1)))
const bookedRental = async () => {
  const { slug } = await addRental(server.database)
  return referenceOf(await rent(server, token, { slug, ...june(10, 11) }))
}

const newVisit = async () => {
  const { slug, cut, people } = await addSalon(server.database)
  return visitAt(slug, '10:00', [cut, people[0] ?? 0])
}
/** Another time on the same day. */
const laterVisit = { start: '2026-06-10T12:00:00Z' }
const bookedVisit = async () => referenceOf(await visit(server, token, await newVisit()))

/** All calls that move money or compute amounts. */
const ofMoney: Record<string, Making> = {
  hold: () => ({ vertical: 'events', items: items() }),
  'get-bill': async () => ({
    vertical: 'events',
    items: items(),
    coupon,
    membership: await theirMembership(),
  }),
  'best-perks': () => ({ vertical: 'events', items: items() }),
  'place-event-booking': () => ({ tickets: [{ id: ticket_id, quantity: 1 }], total: 10, method }),
  'check-rental-availability': () => ({ ...rental, ...june(20, 22) }),
  'place-rental-order': async () => {
    const { slug } = await addRental(server.database)
    return { rental: { slug, ...june(20, 22) }, total: 20, method }
  },
  'quote-rental-change': async () => ({ unique_booking_id: await bookedRental(), ...june(14, 16) }),
  'change-rental-booking': async () => {
    const seen = { total: 20, changes: 0, method }
    return { unique_booking_id: await bookedRental(), ...june(14, 16), ...seen }
  },
  'place-service-booking': async () => ({ visit: await newVisit(), total: 10, method }),
  'quote-service-change': async () => ({ unique_booking_id: await bookedVisit(), ...laterVisit }),
  'change-service-booking': async () => {
    const seen = { total: 10, changes: 0, method }
    return { unique_booking_id: await bookedVisit(), ...laterVisit, ...seen }
  },
  'cancel-service-booking': async () => ({ unique_booking_id: await bookedVisit(), refund_percent: 0 }),
  'cancel-event-booking': async () => ({ unique_booking_id: await bookedEvent(), refund_percent: 0 }),
  'cancel-rental-booking': async () => ({ unique_booking_id: await bookedRental(), refund_percent: 0 }),
  'cart/coupons': () => ({ ...forEvent, total: 10 }),
  'apply-coupon': () => ({ ...forEvent, coupon, subtotal: 10 }),
  'validate-rental-coupon': () => ({ ...rental, coupon, subtotal: 10 }),
  'cart/gift-card': () => forEvent,
  'apply-gift-card': async () => ({ ...forEvent, gift_card: await theirGiftCard() }),
  'redeem-gift-card': async () => {
    const card = { amount: minor(500), currency: 'USD', days: 5 }
    const { code, pin } = await server.services.perks.parts.operator.makeGiftCard(null, card)
    return { gift_card_code: code, gift_card_pin: pin }
  },
  'purchase-gift-card': async () => ({
    ...{ method: 'ONLINE', recipient_type: 'self', total: 10 },
    gift_card: await addCardCampaign(server.database),
  }),
  'give-gift-card': async () => ({
    gift_card: (await addGiftCard(server.database, accountId, 500)).id,
    recipient_data: { name: 'Noah', email: 'noah@example.com' },
  }),
  'purchase-membership': async () => ({
    ...{ method: 'ONLINE', total: 10 },
    selected_campaign: await addMembershipCampaign(server.database),
  }),
  'top-up-wallet': () => ({ method: 'ONLINE', amount: 10 }),
  'withdraw-wallet': () => ({ amount: 5 }),
  'refund-purchase': async () => {
    const selected_campaign = await addMembershipCampaign(server.database)
    const asked = { selected_campaign }
    return { purchase: await buyOnline(server, token, 'purchase-membership', asked) }
  },
  'cart/user-member-ships': () => forEvent,
  'apply-member-ships': async () => ({ ...forEvent, membership: await theirMembership() }),
  'get-rental-user-discounts': () => rental,
}

const ofEvents = { sortBy: 'top-rated', rating: [0, 5], event_type: 'all' }
const ofAll = { rating: [0, 5] }
const ofNews = { ...ofAll, sortBy: 'popular' }
const ofRentals = { sortBy: 'top-rated', rating: [0, 5], pricing_type: 'all' }
const bounds = { south: 38, west: -32, north: 39, east: -31 }
const around = { lat: quay.latitude, lng: quay.longitude }
const page = { limit: 20, cursor: 'the next' }
const exploring = { location: { text: 'Quay', ...quay }, bounds, limit: 20, search_value: 'listing' }

/** All calls that search a table, in an order or by values of the client. */
const ofLists: Record<string, Making> = {
  'get-area': () => ({ bounds: { south: 38.59, north: 38.61, west: -31.21, east: -31.19 }, cursor: '1' }),
  'search-listings': () => ({
    search_value: 'li',
    location: quay,
    vertical: 'events',
    category: 'x',
    limit: 9,
  }),
  'get-all-events': () => ({ ...exploring, filters: ofEvents, isFiltered: true, category: 'new' }),
  'suggest-events': () => ({ search_value: 'listing' }),
  'get-popular-events': () => around,
  'search-places': () => ({
    ...{ ...exploring, category: 'new' },
    filters: { ...ofAll, sortBy: 'price-low', open: '2026-06-20 10:00' },
  }),
  'suggest-places': () => ({ search_value: 'listing' }),
  'get-recommended-places': () => around,
  'get-place-info': () => ({ slug: 'cafe', location: quay }),
  'get-place-info-with-favourite': () => ({ slug: 'cafe', location: quay }),
  'search-stores': () => ({
    ...exploring,
    category: 'new',
    filters: { ...ofAll, sortBy: 'price-low' },
    q: 'cut',
  }),
  'suggest-stores': () => ({ search_value: 'listing' }),
  'get-announcements': () => ({ ...exploring, filters: ofNews, category: 'new' }),
  'get-announcements-with-favourite': () => ({ ...exploring, ...around, filters: ofNews, category: 'new' }),
  'get-reviews': () => ({ vertical: 'places', slug: 'cafe', stars: 5, limit: 20 }),
  'get-inquiries': () => ({ limit: 20 }),
  'get-map-points': () => ({
    ...{
      vertical: 'rentals',
      kind: 'vehicle',
      bounds,
      filters: ofRentals,
      categories: ['new'],
      search_value: 'li',
    },
    ...june(20, 22),
  }),
  'get-cards': () => ({ slugs: ['evening', 'car'], location: quay, ...june(20, 22) }),
  'search-rentals': () => ({
    ...{ ...exploring, filter: ofRentals, rental_type: 'vehicle', type: 'new' },
    ...june(20, 22),
  }),
  'suggest-rentals': () => ({ search_value: 'listing', rental_type: 'vehicle' }),
  'get-rentals-home': () => around,
  'get-rentals-by-business': () => ({ ...around, biz_id: 'wharf' }),
  'get-rental-calendar': () => ({ ...rental, from: '2026-06-01T00:00:00Z', until: '2026-07-01T00:00:00Z' }),
  'get-slots': async () => {
    const { slug, services } = await newVisit()
    return { slug, services, from: '2026-06-10', days: 2 }
  },
  'get-next-starts': async () => {
    const { slug, services } = await newVisit()
    return { slug, visits: [services], most: 2 }
  },
  'get-home': () => ({ vertical: 'events', location: quay }),
  'get-search-start': () => ({ location: quay }),
  'get-favourites': () => ({ vertical: 'events', limit: 20 }),
  'get-bookings': () => page,
  'get-event-bookings': () => page,
  'get-rental-bookings': () => page,
  'get-service-bookings': () => page,
  'get-notifications': () => ({ limit: 20 }),
  'get-wallet-transactions': () => ({ limit: 20 }),
  'get-cashback-wallets': () => ({ limit: 20 }),
  'get-bonus-wallets': () => ({ limit: 20 }),
  'get-wallet': () => ({ slug: wallet, limit: 20 }),
  'get-wallet-applicables': () => ({ slug: wallet, limit: 20 }),
  'suggest-locations': () => ({ search_value: 'Lis', session_token: 'x', near: quay }),
}

/** The fields by which a call is one of these. */
const fields = {
  money:
    /^(items|tickets|rental|amount|total|subtotal|refund_percent|coupon|gift_card.*|membership|applicable_.*|changes)$/,
  lists: /^(limit|cursor|search_value|filters?|bounds|categor.*|slugs|lat|biz_id|from|location)$/,
}

const newcomer = async () => (await server.logIn('Newcomer')).token

async function send(name: string, text: string, who = token) {
  const envelope = JSON.stringify({ token: who, idempotency_key: newKey() })
  const payload = text.replace('{', () => envelope.replace('}', ','))
  const headers = { 'content-type': 'application/json' }
  const url = `${callPrefix}/${name}`
  const answer = await server.app.inject({
    method: 'POST',
    url,
    payload,
    headers,
    remoteAddress: newAddress(),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const numbers = ['0', '-0', '-1', '1.5', '1e-7', '1e9', '1e400', '-1e400', '9007199254740993']
const noNumbers = ['NaN', 'Infinity', '"2"', '""', 'null', 'true', '[1]', '{}']
const noTimes = [
  '"2026-06-31 10:00"',
  '"2026-06-10"',
  '"2026-06-10T10:00"',
  '""',
  '0',
  'null',
  '1e400',
  '"NaN"',
]
const badTimes = [...noTimes, '"2036-06-10 10:00"', '"2999-12-31 10:00"', '"1999-01-01 10:00"']

/** Whether a value is a time by the clock at a place. */
const isTime = (leaf: unknown) => typeof leaf === 'string' && /^\d{4}-\d{2}-\d{2} /.test(leaf)

/** The hostile values that are valid somewhere. */
const allowed: Record<string, readonly string[]> = {
  // Whether a perk applies can be asked for any amount.
  'cart/coupons total': ['0', '-0', '1.5', '1e9'],
  'apply-coupon subtotal': ['0', '-0', '1.5', '1e9'],
  'validate-rental-coupon subtotal': ['0', '-0', '1.5', '1e9'],
  'get-bill membership': ['null', '"2"'],
  'apply-member-ships membership': ['"2"'],
  // A person may cancel for less than they would get back.
  'cancel-event-booking refund_percent': ['0', '-0', '1.5', '1e-7'],
  'cancel-rental-booking refund_percent': ['0', '-0', '1.5', '1e-7'],
  'cancel-service-booking refund_percent': ['0', '-0', '1.5', '1e-7'],
  // null asks for anybody who does the service.
  'place-service-booking visit.services.0.professional_id': ['null'],
  'get-slots services.0.professional_id': ['null'],
  'get-next-starts visits.0.0.professional_id': ['null'],
  'change-rental-booking changes': ['0', '-0'],
  'change-service-booking changes': ['0', '-0'],
  'withdraw-wallet amount': ['1.5'],
}

const hostileTo = (leaf: unknown) =>
  typeof leaf === 'number' ? [...numbers, ...noNumbers] : isTime(leaf) ? badTimes : []

test('every call that reckons money, or looks through a list, is tried here', () => {
  const named = (of: RegExp) =>
    calls.filter((it) => Object.keys(it.request.entries).some((key) => of.test(key)))
  const tried = [...Object.keys(ofMoney), ...Object.keys(ofLists)]
  const missing = [...named(fields.money), ...named(fields.lists)].filter((it) => !tried.includes(it.name))
  expect(missing.map((it) => it.name)).toEqual([])
})

/** The answers to a body in which each value stood in each place where it might. */
async function tried(name: string, make: Making, valuesFor: (leaf: unknown) => readonly string[]) {
  const came: { where: string; raw: string; status: number; length: number }[] = []
  const body = await make()
  for (const { path, leaf } of leaves(body)) {
    const where = path.join('.')
    const raws = valuesFor(leaf).filter((raw) => !allowed[`${name} ${where}`]?.includes(raw))
    for (const raw of raws) {
      // Each guess is by a new account, since one that types a few wrong codes is stopped before the next is
      // looked at.
      const who = /coupon|gift_card/.test(where) ? await newcomer() : token
      const answer = await send(name, withRaw(body, path, raw), who)
      came.push({ where, raw, status: answer.status, length: JSON.stringify(answer.body).length })
    }
  }
  return came
}

thorough.each(Object.entries(ofMoney))(
  '%s refuses every number and time that is none, or beyond all bounds',
  async (name, make) => {
    const well = await send(name, JSON.stringify(await make()))
    expect(well).toMatchObject({ status: 200, body: { success: true } })
    const came = await tried(name, make, hostileTo)
    expect(came.filter(({ status }) => status < 400 || status >= 500)).toEqual([])
  },
)

thorough.each(Object.entries(ofLists))('%s breaks over no number and no time', async (name, make) => {
  const well = await send(name, JSON.stringify(await make()))
  expect(well).toMatchObject({ status: 200, body: { success: true } })
  const came = await tried(name, make, hostileTo)
  expect(came.filter(({ status }) => status >= 500)).toEqual([])
})

const injections = [
  ...["'", '"', '\\', '%', '_', "' or '1'='1", "'; drop table listing; --", "') or true --"],
  ...['price_minor desc, (select 1/0)', '1) union select password_hash from account --', '"account"."email"'],
  ...['../../etc/passwd', '__proto__', 'constructor'],
].map((it) => JSON.stringify(it))
/** Fields with a fixed set of values, which refuse all others. */
const chosen = /(sortBy|pricing_type|event_type|vertical|rental_type|method|applicable_type)$/

thorough.each(Object.entries({ ...ofMoney, ...ofLists }))(
  '%s takes words for no more than words',
  async (name, make) => {
    const well = await send(name, JSON.stringify(await make()))
    const usual = JSON.stringify(well.body).length
    const came = await tried(name, make, (leaf) => (typeof leaf === 'string' ? injections : []))
    expect(came.filter(({ status }) => status >= 500)).toEqual([])
    expect(came.filter(({ where, status }) => chosen.test(where) && status !== 400)).toEqual([])
    // A condition that was overwritten would let more rows through.
    expect(came.filter(({ status, length }) => status === 200 && length > usual + 200)).toEqual([])
  },
)
