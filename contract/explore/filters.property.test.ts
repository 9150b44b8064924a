import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { defaultFilters, isAnyRating, sortings } from './base-filters.ts'
import { eventFiltersSchema, eventTypes } from './event-filters.ts'
import { type Filters, filtersSchema } from './filters.ts'
import { pricingTypes, rentalFiltersSchema } from './rental-filters.ts'

const tenths = fc.integer({ min: 0, max: 50 })
const rating = fc.tuple(tenths, tenths).map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)])
const parts = fc.record(
  {
    sortBy: fc.constantFrom(...sortings),
    rating,
    pricing_type: fc.constantFrom(...pricingTypes),
    event_type: fc.constantFrom(...eventTypes),
    open: fc.constantFrom('any', 'now', '2026-06-05 23:30'),
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
        const missing = { ...defaultFilters, pricing_type: 'all', event_type: 'all', open: 'any' }
        expect(read(inStars(some))).toEqual({ ...missing, ...inStars(some) })
      }),
    )
  })

  test('leave nothing out by stars exactly where all stars are asked for', () => {
    fc.assert(
      fc.property(rating, ([min, max]) => {
        expect(isAnyRating([min / 10, max / 10])).toBe(min === 0 && max === 50)
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

  test('of one vertical hear nothing that another one is asked', () => {
    const asked = { event_type: 'online', pricing_type: 'per_day' }
    expect(v.parse(eventFiltersSchema, asked)).not.toHaveProperty('pricing_type')
    expect(v.parse(rentalFiltersSchema, asked)).not.toHaveProperty('event_type')
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
    { open: 'tomorrow' },
    { open: '2026-02-30 10:00' },
    { open: '2026-06-05' },
    { sortBy: "distance-near'; drop table listing" },
  ])('refuse %j', (filters) => {
    expect(v.is(filtersSchema, filters)).toBe(false)
  })
})
