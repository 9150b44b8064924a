import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { exploreAddressWith } from './address.ts'
import {
  categoriesOf,
  filtersOf,
  isUnfiltered,
  locationOf,
  withCategories,
  withFilters,
  withLocation,
} from './address-parts.ts'
import type { ChosenFilters, Filtering } from './explored.ts'
import { dateRangeOf, withTimeChoice } from './when/when.ts'

const tenth = fc.integer({ min: 0, max: 50 }).map((it) => it / 10)
const kinds = ['offline', 'online'] as const
const filtering: Filtering = {
  sortings: ['soonest', 'distance-near', 'top-rated'],
  own: { type: v.picklist(kinds) },
  ask: () => ({}),
}
const price = fc
  .tuple(fc.integer({ min: 0, max: 9_999 }), fc.option(fc.integer({ min: 0, max: 9_999 })))
  .map(([least, more]): [number, number | null] => [least / 100, more === null ? null : (least + more) / 100])
const filters: fc.Arbitrary<ChosenFilters> = fc.record(
  {
    sortBy: fc.constantFrom(...filtering.sortings),
    rating: fc.tuple(tenth, tenth).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as [number, number]),
    own: fc.constantFrom({}, ...kinds.map((type) => ({ type }))),
    price,
  },
  { requiredKeys: ['sortBy', 'rating', 'own'] },
)
const location = fc.record({
  text: fc.string({ maxLength: 200 }),
  latitude: fc.integer({ min: -9_000_000, max: 9_000_000 }).map((it) => it / 1e5),
  longitude: fc.integer({ min: -18_000_000, max: 18_000_000 }).map((it) => it / 1e5),
})
const hour = fc
  .integer({ min: Date.UTC(2020, 0) / 3_600_000, max: Date.UTC(2080, 0) / 3_600_000 })
  .map((it) => new Date(it * 3_600_000).toISOString().slice(0, 16).replace('T', ' '))
const dates = fc.option(fc.record({ from: hour, until: hour }), { nil: undefined })
const slugs = fc.uniqueArray(fc.constantFrom('music', 'food-and-drink', 'markets', 'new'), { maxLength: 4 })

/** A link as its receiver reads it. */
const sent = (address: object) =>
  v.parse(exploreAddressWith(filtering.own), JSON.parse(JSON.stringify(address)))

describe('what one explores by', () => {
  test('is found again by whoever is sent the address', () => {
    fc.assert(
      fc.property(filters, location, slugs, dates, (wanted, where, which, when) => {
        const narrowed = withCategories(withFilters(filtering, { q: 'jazz' }, wanted), which)
        const address = sent(withTimeChoice(withLocation(narrowed, where), ['from', 'until'], when))
        expect(dateRangeOf(address)).toEqual(when)
        expect(filtersOf(filtering, address)).toEqual(wanted)
        expect(locationOf(address)).toEqual(where)
        expect(categoriesOf(address)).toEqual(which)
        expect(address.q).toBe('jazz')
      }),
    )
  })

  test('is narrowed exactly where an address without it means something else', () => {
    fc.assert(
      fc.property(filters, (wanted) => {
        const says = Object.keys(withFilters(filtering, {}, wanted)).length > 0
        expect(isUnfiltered(filtering, wanted)).toBe(!says)
      }),
    )
  })

  test('is not said where it is as it always is', () => {
    const narrowed = withFilters(
      filtering,
      { category: 'music' },
      { ...filtersOf(filtering, {}), sortBy: 'top-rated' },
    )
    expect(narrowed).toEqual({ category: 'music', sort: 'top-rated' })
    expect(withCategories(withFilters(filtering, narrowed, filtersOf(filtering, {})), [])).toEqual({})
  })

  test('says other dates without what was selected on the map, and none at all', () => {
    const when = { from: '2026-06-10 10:00', until: '2026-06-12 10:00' }
    const address = { q: 'van', card: 'a-van', ...when }
    const names = ['from', 'until']
    expect(withTimeChoice(address, names, { ...when, until: '2026-06-13 10:00' })).toEqual({
      ...{ q: 'van', from: '2026-06-10 10:00', until: '2026-06-13 10:00' },
    })
    expect(withTimeChoice(address, names, undefined)).toEqual({ q: 'van' })
  })

  test.each([
    { from: '2026-06-10 10:00' },
    { until: '2026-06-10 10:00' },
    { from: '2026-06-31 10:00', until: '2026-07-02 10:00' },
    { from: '2026-06-10', until: '2026-06-12' },
    { from: 'tomorrow', until: '2026-06-12 10:00' },
    { rating: '4,3' },
    { rating: 'NaN' },
    { sort: 'price' },
    { type: '__proto__' },
    { at: '91,0' },
    { at: '1e1,2' },
    { at: '1' },
    { category: "music';--" },
    { card: '../x' },
    { zoom: '-1' },
    { q: 'x'.repeat(81) },
  ])('is as if it were not there where a link holds %j', (address) => {
    const read = sent(address)
    expect(filtersOf(filtering, read)).toEqual(filtersOf(filtering, {}))
    expect(locationOf(read)).toBeUndefined()
    expect(dateRangeOf(read)).toBeUndefined()
    expect(categoriesOf(read)).toEqual([])
    expect(read.card ?? read.q ?? read.zoom).toBeUndefined()
  })
})
