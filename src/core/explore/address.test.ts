import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { eventTypes, type Filters, pricingTypes, sortings } from '#contract/explore/filters.ts'
import {
  categoriesOf,
  exploreAddress,
  filtersOf,
  placeOf,
  withCategories,
  withFilters,
  withPlace,
} from './address.ts'

const tenth = fc.integer({ min: 0, max: 50 }).map((it) => it / 10)
const filters: fc.Arbitrary<Filters> = fc.record({
  sortBy: fc.constantFrom(...sortings),
  rating: fc.tuple(tenth, tenth).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as [number, number]),
  pricing_type: fc.constantFrom(...pricingTypes),
  event_type: fc.constantFrom(...eventTypes),
})
const place = fc.record({
  text: fc.string({ maxLength: 200 }),
  latitude: fc.integer({ min: -9_000_000, max: 9_000_000 }).map((it) => it / 1e5),
  longitude: fc.integer({ min: -18_000_000, max: 18_000_000 }).map((it) => it / 1e5),
})
const slugs = fc.uniqueArray(fc.constantFrom('music', 'food-and-drink', 'markets', 'new'), { maxLength: 4 })

/** As a link is read by whoever opens it. */
const sent = (address: object) => v.parse(exploreAddress, JSON.parse(JSON.stringify(address)))

describe('what one explores by', () => {
  test('is found again by whoever is sent the address', () => {
    fc.assert(
      fc.property(filters, place, slugs, (wanted, where, which) => {
        const address = sent(withPlace(withCategories(withFilters({ q: 'jazz' }, wanted), which), where))
        expect(filtersOf(address)).toEqual(wanted)
        expect(placeOf(address)).toEqual(where)
        expect(categoriesOf(address)).toEqual(which)
        expect(address.q).toBe('jazz')
      }),
    )
  })

  test('is not said where it is as it always is', () => {
    const narrowed = withFilters({ category: 'music' }, { ...filtersOf({}), sortBy: 'top-rated' })
    expect(narrowed).toEqual({ category: 'music', sort: 'top-rated' })
    expect(withCategories(withFilters(narrowed, filtersOf({})), [])).toEqual({})
  })

  test.each([
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
    expect(filtersOf(read)).toEqual(filtersOf({}))
    expect(placeOf(read)).toBeUndefined()
    expect(categoriesOf(read)).toEqual([])
    expect(read.card ?? read.q ?? read.zoom).toBeUndefined()
  })
})
