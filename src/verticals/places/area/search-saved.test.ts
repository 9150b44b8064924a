import { expect, test } from 'vitest'
import type { AreaPlace } from '#contract/entities/area-place.ts'
import type { ExploreQuery } from '#src/core/explore/explore-query.ts'
import { cardOf, pageOf } from './saved-place.ts'
import { searchSaved } from './search-saved.ts'

const evenings = Array.from({ length: 7 }, () => [{ open: '18:00', close: '02:00' }])
const never = { special: [], closed_until: null, checked_on: null, note: '' }
/** Monday, at noon in Greenwich. */
const now = Date.parse('2026-06-01T12:00:00Z')
const zones = { 'Asia/Tokyo': [[null, 9 * 3_600_000] as [null, number]] }

const placeOf = (slug: string, more: Partial<AreaPlace> = {}) => ({
  key: slug,
  area: 'area',
  asOf: now,
  place: {
    ...{ id: 1, slug, name: slug, land_mark: '', timezone: 'Asia/Tokyo', avg_rating: 4, price: null },
    ...{ listed_at: '2020-01-01T00:00:00Z', address: { address: '', latitude: 1, longitude: 1 } },
    category: { id: 1, slug: 'bar', name: 'Bars' },
    hours: { state: 'open', week: evenings, ...never },
    ...more,
  } as AreaPlace,
})
const asked = (
  filters: Partial<ExploreQuery['filters']> = {},
  more: Partial<ExploreQuery> = {},
): ExploreQuery => ({
  ...{ q: '', categories: [], when: undefined },
  filters: { sortBy: 'distance-near', rating: [0, 5], own: {}, ...filters },
  ...more,
})
const find = (places: ReturnType<typeof placeOf>[], query: ExploreQuery, at = now) => {
  const { found, unknown } = searchSaved(places, query, { zones, now: at })
  return { found: found.map((it) => it.place.slug), unknown }
}

test('a name is found by how its words begin, with or without accents', () => {
  const places = [placeOf('Café del Puerto'), placeOf('Tea', { land_mark: 'Puerto' }), placeOf('Museum')]
  expect(find(places, asked({}, { q: 'cafe pue' })).found).toEqual(['Café del Puerto'])
  expect(find(places, asked({}, { q: 'PUERTO' })).found).toEqual(['Café del Puerto', 'Tea'])
  expect(find(places, asked({}, { q: 'uerto' })).found).toEqual([])
})

test('what is open now is judged by the clock there, past midnight too, and what nobody knows is counted', () => {
  const places = [placeOf('bar'), placeOf('unknown', { hours: { state: 'open', week: null, ...never } })]
  const open = asked({ own: { open: 'now' } })
  // 21:00 there.
  expect(find(places, open)).toEqual({ found: ['bar'], unknown: 1 })
  // 1:59 and 2:00 there.
  expect(find(places, open, Date.parse('2026-06-01T16:59:00Z')).found).toEqual(['bar'])
  expect(find(places, open, Date.parse('2026-06-01T17:00:00Z')).found).toEqual([])
})

test('what is open at a time is judged by what the clock there will show', () => {
  const at = (open: string) => find([placeOf('bar')], asked({ own: { open } })).found
  expect([at('2026-06-05 01:59'), at('2026-06-05 02:00'), at('2026-06-05 18:00')]).toEqual([
    ['bar'],
    [],
    ['bar'],
  ])
})

test('stars, prices, categories and what is new narrow it as they do on the server', () => {
  const places = [
    placeOf('good', { avg_rating: 4.8, price: 9 }),
    placeOf('new', { listed_at: '2026-05-20T00:00:00Z', category: { id: 2, slug: 'park', name: 'Parks' } }),
  ]
  expect(find(places, asked({ rating: [4.5, 5] })).found).toEqual(['good'])
  expect(find(places, asked({ price: [5, null] })).found).toEqual(['good'])
  expect(find(places, asked({}, { categories: ['park'] })).found).toEqual(['new'])
  expect(find(places, asked({}, { categories: ['new'] })).found).toEqual(['new'])
})

test('a device that does not know the zone goes by the clocks that came with the area', () => {
  const place = placeOf('bar', { timezone: 'Moon/Tranquility' })
  const there = { 'Moon/Tranquility': zones['Asia/Tokyo'] }
  expect(cardOf(place, there, { now, from: place.place.address }).opening?.state).toBe('open')
  expect(pageOf(place, there).hours.spans[0]).toEqual([
    '2026-05-31T09:00:00.000Z',
    '2026-05-31T17:00:00.000Z',
  ])
})

test('the page of a saved place is nobody’s in particular', () => {
  expect(pageOf(placeOf('bar'), zones)).toMatchObject({ is_favorited: false, savedAt: now })
})
