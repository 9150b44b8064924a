import { expect, test } from 'vitest'
import type { ReplyOf } from '#contract/call.ts'
import { type getArea, MOST_AREA_PLACES } from '#contract/calls/places/area.ts'
import { MOST_AREA_KM2, squareKilometres } from '#contract/explore/square-kilometres.ts'
import { testApp } from '#tests/support/app.ts'
import { addHours } from '#tests/support/hours.ts'
import { addListing, type quay } from '#tests/support/listings.ts'
import { addPlace } from '#tests/support/places.ts'

const server = testApp()

/** A square around a point; `degrees` from its middle to each side. */
const around = ({ latitude, longitude }: typeof quay, degrees: number) => ({
  south: latitude - degrees,
  north: latitude + degrees,
  west: longitude - degrees,
  east: longitude + degrees,
})
const ask = async (bounds: object, more: object = {}) => server.call('get-area', { bounds, ...more })
const pageOf = async (bounds: object, more: object = {}) =>
  (await ask(bounds, more)).body as unknown as ReplyOf<typeof getArea>

test('an area is read page by page, each place once, also where one is withdrawn meanwhile', async () => {
  const there = { latitude: 10, longitude: 10 }
  for (let it = 0; it < 205; it++) await addListing(server.database, { ...there, slug: `page-${it}` })
  await addListing(server.database, { ...there, slug: 'withdrawn', is_active: false })
  await addListing(server.database, { latitude: 10, longitude: 10.2, slug: 'beyond' })
  const bounds = around(there, 0.03)
  const first = await pageOf(bounds)
  expect(first).toMatchObject({ count: 205, next_cursor: expect.any(String) })
  const gone = first.places[3]?.slug ?? ''
  await server.database.query
    .updateTable('listing')
    .set({ is_active: false })
    .where('slug', '=', gone)
    .execute()
  const second = await pageOf(bounds, { cursor: first.next_cursor })
  const third = await pageOf(bounds, { cursor: second.next_cursor })
  expect(third.next_cursor).toBeUndefined()
  const slugs = [first, second, third].flatMap(({ places }) => places.map((it) => it.slug))
  expect(new Set(slugs).size).toBe(205)
  expect(slugs).not.toContain('beyond')
  expect((await pageOf(bounds)).places.map((it) => it.slug)).not.toContain(gone)
})

test('a place brings its hours as they were written down, and the clocks of its zone', async () => {
  const there = { latitude: 20, longitude: 20 }
  const id = await addListing(server.database, { ...there, slug: 'bar', time_zone: 'Europe/Berlin' })
  const week = [[{ open: '18:00', close: '02:00' }], [], [], [], [], [], []]
  await addHours(server.database, id, { week, days: { '2026-06-03': [] }, state: 'closed_for_now' })
  const { places, zones, as_of } = await pageOf(around(there, 0.01))
  expect(places).toMatchObject([
    { slug: 'bar', hours: { week, state: 'closed_for_now', special: [{ day: '2026-06-03', hours: [] }] } },
  ])
  const changes = [
    ['2026-10-25T01:00:00.000Z', 3_600_000],
    ['2027-03-28T01:00:00.000Z', 7_200_000],
  ]
  expect(zones).toEqual({ 'Europe/Berlin': [[null, 7_200_000], ...changes] })
  expect(as_of).toBe('2026-06-01T12:00:00.000Z')
})

test('nobody’s favourites come with it', async () => {
  const there = { latitude: 30, longitude: 30 }
  const { slug } = await addPlace(server.database, there)
  const { token } = await server.logIn()
  await server.call('toggle-favorite-place', { token, slug, is_favorited: true })
  const asked = await pageOf(around(there, 0.01), { token })
  expect(JSON.stringify(asked)).not.toContain('favorit')
})

test('what is too wide, or has too much in it, is refused', async () => {
  const there = { latitude: 0, longitude: 50 }
  const [within, beyond] = [around(there, 0.044), around(there, 0.046)]
  expect([within, beyond].map((it) => squareKilometres(it) > MOST_AREA_KM2)).toEqual([false, true])
  expect((await ask(beyond)).body).toMatchObject({ code: 'UNAVAILABLE', message: /Zoom in/ })
  for (let it = 0; it < MOST_AREA_PLACES; it++) await addListing(server.database, there)
  expect((await pageOf(within)).count).toBe(MOST_AREA_PLACES)
  await addListing(server.database, there)
  expect((await ask(within)).body).toMatchObject({ code: 'UNAVAILABLE' })
})

test('across the 180th meridian it is as large as elsewhere', () => {
  const across = { south: -0.04, north: 0.04, west: 179.96, east: -179.96 }
  expect(squareKilometres(across)).toBeCloseTo(squareKilometres(around({ latitude: 0, longitude: 9 }, 0.04)))
})
