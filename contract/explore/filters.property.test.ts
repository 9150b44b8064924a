import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  defaultFilters,
  eventTypes,
  type Filters,
  filtersSchema,
  isDefault,
  pricingTypes,
  sortings,
} from './filters.ts'

const tenths = fc.integer({ min: 0, max: 50 })
const rating = fc.tuple(tenths, tenths).map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)])
const parts = fc.record(
  {
    sortBy: fc.constantFrom(...sortings),
    rating,
    pricing_type: fc.constantFrom(...pricingTypes),
    event_type: fc.constantFrom(...eventTypes),
  },
  { requiredKeys: [] },
)
const inStars = ({ rating, ...rest }: { rating?: [number, number] }) => ({
  ...rest,
  ...(rating && { rating: rating.map((it) => it / 10) }),
})
const read = (value: unknown): Filters => v.parse(filtersSchema, value)

describe('filters', () => {
  test('a missing part means its default, and what is said stays as it was said', () => {
    fc.assert(
      fc.property(parts, (some) => {
        expect(read(inStars(some))).toEqual({ ...defaultFilters, ...inStars(some) })
      }),
    )
  })

  test('are the defaults exactly where no part differs from them', () => {
    fc.assert(
      fc.property(parts, (some) => {
        const filters = read(inStars(some))
        expect(isDefault(filters)).toBe(JSON.stringify(filters) === JSON.stringify(defaultFilters))
      }),
    )
  })

  test('take a rating that a slider has added up, and make it the tenth it means', () => {
    fc.assert(
      fc.property(rating, ([min, max]) => {
        expect(read({ rating: [min * 0.1, max * 0.1] }).rating).toEqual([min / 10, max / 10])
      }),
    )
  })

  test.each([
    { rating: [4, 3] },
    { rating: [-0.1, 5] },
    { rating: [0, 5.1] },
    { rating: [0, 4.25] },
    { rating: [Number.NaN, 5] },
    { rating: [0] },
    { rating: [0, 4, 5] },
    { rating: '0,5' },
    { sortBy: 'price' },
    { pricing_type: 'per_hour' },
    { event_type: '' },
    { sortBy: "distance-near'; drop table listing" },
  ])('refuse %j', (filters) => {
    expect(v.is(filtersSchema, filters)).toBe(false)
  })
})
