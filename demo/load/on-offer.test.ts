import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '#server/verticals/invariants.ts'
import { testClock } from '#tests/support/clock.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { allListings } from '../content/content.ts'
import { homeFacts } from '../content/homes/facts.ts'
import { rentalDetailsOf } from '../content/rental-details.ts'
import { vehicleFacts } from '../content/vehicles/facts.ts'
import { keepEventsAhead } from './keep-ahead.ts'
import { loadTown } from './load-town.ts'

const DAY = 86_400_000
const clock = testClock()
let opened: TestDatabase

beforeAll(async () => {
  opened = await openTestDatabase()
  await loadTown({ ...opened, clock })
})
afterAll(() => opened.close())

const query = () => opened.database.query
const ticketsNow = () =>
  query()
    .selectFrom('event')
    .innerJoin('listing', 'listing.id', 'event.listing_id')
    .innerJoin('ticket', 'ticket.date_id', 'event.date_id')
    .select(['listing.slug', 'ticket.id', 'ticket.sold', 'ticket.capacity', 'ticket.sales_from'])
    .execute()
const all = (table: 'ticket' | 'event_date' | 'review' | 'rental' | 'stay') =>
  query().selectFrom(table).selectAll().execute()

test('every event of the town has two to four types of ticket; one is sold out, one not yet on sale', async () => {
  const tickets = await ticketsNow()
  const bySlug = new Map(tickets.map(({ slug }) => [slug, tickets.filter((it) => it.slug === slug)]))
  const events = query().selectFrom('listing').select('slug').where('vertical', '=', 'events')
  expect([...bySlug.keys()].sort()).toEqual((await events.execute()).map((it) => it.slug).sort())
  for (const types of bySlug.values()) expect([2, 3, 4]).toContain(types.length)
  const gone = bySlug.get('fado-and-small-plates-in-the-vaults')
  expect(gone?.every((it) => it.sold === it.capacity)).toBe(true)
  const toCome = bySlug.get('museum-sleepover-beneath-the-whale')
  expect(toCome?.every((it) => (it.sales_from ?? clock.now()) > clock.now())).toBe(true)
})

test('what is on sale early is so for a while, and is not sold out; the night market sells what its text promises', async () => {
  const rows = await query()
    .selectFrom('ticket')
    .innerJoin('event', 'event.date_id', 'ticket.date_id')
    .innerJoin('listing', 'listing.id', 'event.listing_id')
    .select(['listing.slug', 'ticket.name', 'ticket.sold', 'ticket.capacity', 'ticket.sales_until'])
    .execute()
  const early = rows.filter((it) => it.name === 'Early bird')
  expect(early.length).toBeGreaterThan(3)
  expect(early.filter((it) => it.sold >= it.capacity || (it.sales_until ?? 0) <= clock.now())).toEqual([])
  const market = rows.filter((it) => it.slug === 'night-market-and-brass').map((it) => it.name)
  expect(market.sort()).toEqual(['Early entry', 'Standard', 'Supper table'])
})

test('another start sells, dates, reviews and lets nothing twice', async () => {
  const before = [await all('ticket'), await all('event_date'), await all('review'), await all('stay')]
  await loadTown({ ...opened, clock })
  expect([await all('ticket'), await all('event_date'), await all('review'), await all('stay')]).toEqual(
    before,
  )
})

test('a listing claims no more ratings than can be read, nor others', async () => {
  const { rows } = await sql<{ slug: string }>`
    select l.slug from listing l join review r on r.listing_id = l.id
    group by l.id having l.rating_count <> count(*) or l.rating_total <> sum(r.rating)`.execute(query())
  expect(rows).toEqual([])
  expect((await all('review')).length).toBeGreaterThan(allListings.length)
})

const rentals = allListings.filter((it) => it.vertical === 'rentals')
test('of each rental there is something to know, and of nothing else', () => {
  const titles = rentals.map((it) => it.title).sort()
  expect([...Object.keys(vehicleFacts), ...Object.keys(homeFacts)].sort()).toEqual(titles)
})

test('every rental of the town can be rented, and some have somebody in them', async () => {
  expect(await all('rental')).toHaveLength(rentals.length)
  const taken = new Set((await all('stay')).map((it) => it.listing_id))
  expect(taken.size).toBeGreaterThan(rentals.length / 2)
  expect(taken.size).toBeLessThan(rentals.length)
  const byDay = rentals.map(rentalDetailsOf).filter((it) => it.dayPrice !== null)
  expect(byDay.length).toBeGreaterThan(1)
})

test('an event that is given its next date keeps the old one and what was sold for it', async () => {
  const [first] = await ticketsNow()
  await query()
    .updateTable('ticket')
    .set({ sold: 1 })
    .where('id', '=', first?.id ?? 0)
    .execute()
  const before = await all('event_date')
  clock.move(60 * DAY)
  await keepEventsAhead({ ...opened, clock })
  expect(await brokenInvariants(query())).toEqual([])
  expect(await all('event_date')).toEqual(expect.arrayContaining(before))
  expect((await all('ticket')).find((it) => it.id === first?.id)?.sold).toBe(1)
  const now = await ticketsNow()
  expect(now.map((it) => it.id)).not.toContain(first?.id)
  expect(new Set(now.map((it) => it.slug)).size).toBe(before.length)
})

test('months later somebody has the rentals again', async () => {
  const before = await all('stay')
  clock.move(200 * DAY)
  await loadTown({ ...opened, clock })
  expect((await all('stay')).length).toBeGreaterThan(before.length)
})
