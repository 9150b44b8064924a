import { afterAll, beforeAll, expect, test } from 'vitest'
import { testClock } from '#tests/support/clock.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { posters } from '../content/announcements/posters.ts'
import { allListings } from '../content/content.ts'
import { heldAt } from '../content/places/held-at.ts'
import { holdAnnouncements } from './hold-announcements.ts'
import { keepTownCurrent } from './keep-ahead.ts'
import { loadTown } from './load-town.ts'

const DAY = 86_400_000
const clock = testClock()
let opened: TestDatabase

beforeAll(async () => {
  opened = await openTestDatabase()
  await loadTown({ ...opened, clock })
  await holdAnnouncements({ ...opened, clock })
})
afterAll(() => opened.close())

const query = () => opened.database.query
const place = (slug: string) =>
  query()
    .selectFrom('place')
    .innerJoin('listing', 'listing.id', 'place.listing_id')
    .selectAll('place')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
const announcements = () =>
  query()
    .selectFrom('announcement')
    .innerJoin('listing', 'listing.id', 'announcement.listing_id')
    .select(['slug', 'ends_at', 'rating_count', 'is_bookable', 'links_to'])
    .orderBy('slug')
    .execute()
const days = () => query().selectFrom('place_day').selectAll().orderBy('day').orderBy('listing_id').execute()

test('every place of the town says when it is open, as it is shown and as it is searched', async () => {
  const bar = await place('little-lantern-noodle-bar')
  expect(bar.schedule?.[0]).toEqual([{ open: '17:00', close: '02:00' }])
  expect(bar.spans).toContain('{[1020,1560)}')
  // Monday from 17:00 past midnight, and before that the rest of Sunday.
  expect(bar.open_slots.filter((it) => it < 24)).toEqual([0, 1, 17, 18, 19, 20, 21, 22, 23])
  expect((await place('long-strand')).schedule).toBeNull()
  expect((await place('lantern-head')).open_slots).toHaveLength(168)
  expect((await place('bean-and-gone')).state).toBe('closed_for_good')
  expect((await place('lighthouse-rooms-at-norby')).closed_until).not.toBeNull()
  expect((await place('town-hall')).holiday_hours).toEqual([])
  expect((await place('casa-verbena')).holiday_hours).toBeNull()
})

test('events are held at places', async () => {
  const held = await query()
    .selectFrom('event')
    .select('place_id')
    .where('place_id', 'is not', null)
    .execute()
  expect(held).toHaveLength(Object.keys(heldAt).length)
})

test('days around today are special, the next ones too once they come, and an operator’s word stays', async () => {
  const before = await days()
  expect(new Set(before.map((it) => it.day)).size).toBe(4)
  const [first] = before
  if (!first) throw new Error('No day is special.')
  await query()
    .updateTable('place_day')
    .set({ name: 'Ours' })
    .where('listing_id', '=', first.listing_id)
    .where('day', '=', first.day)
    .execute()
  clock.move(DAY)
  await keepTownCurrent({ ...opened, clock })
  const after = await days()
  expect(new Set(after.map((it) => it.day)).size).toBe(5)
  expect(after[0]?.name).toBe('Ours')
})

test('announcements end, lead to what they stand for, and nobody rates them', async () => {
  const all = await announcements()
  expect(all).toHaveLength(Object.keys(posters).length)
  expect(all.filter((it) => it.rating_count > 0 || it.ends_at === null)).toEqual([])
  expect(all.filter((it) => it.is_bookable)).toHaveLength(6)
  expect(all.filter((it) => it.links_to !== null)).toHaveLength(4)
})

test('announcements that have long been over are put up again', async () => {
  clock.move(75 * DAY)
  await keepTownCurrent({ ...opened, clock })
  const now = clock.now().getTime()
  const ends = (await announcements()).map((it) => (it.ends_at?.getTime() ?? 0) - now)
  expect(ends.filter((it) => Math.abs(it) > 61 * DAY)).toEqual([])
  expect(ends.filter((it) => it > 0).length).toBeGreaterThan(10)
})

test('what a place costs is said a head, as a ticket, as nothing or not at all', async () => {
  const rows = await query()
    .selectFrom('listing')
    .select(['slug', 'price_minor', 'pricing_type'])
    .where('vertical', '=', 'places')
    .execute()
  const of = (slug: string) => rows.find((it) => it.slug === slug)
  expect(of('noors-kitchen')).toMatchObject({ price_minor: 2600, pricing_type: 'per_head' })
  expect(of('aquarium')).toMatchObject({ price_minor: 1400, pricing_type: '' })
  expect(of('castle-park')).toMatchObject({ price_minor: 0 })
  expect(of('market-hall')).toMatchObject({ price_minor: null })
  expect(rows).toHaveLength(allListings.filter((it) => it.vertical === 'places').length)
})
