import * as v from 'valibot'

/** How what was found may be sorted. */
export const sortings = ['distance-near', 'price-high', 'price-low', 'top-rated'] as const
/** By what a price may be counted; `all` leaves it open. */
export const pricingTypes = ['all', 'per_day', 'per_week', 'per_month'] as const
/** Where an event may take place; `all` leaves it open. */
export const eventTypes = ['all', 'offline', 'online'] as const

/** The least and the most stars one can ask for. */
export const RATING_ENDS = { min: 0, max: 5 } as const
/** The step between them. */
export const RATING_STEP = 0.1

const steps = (rating: number) => Math.round(rating / RATING_STEP)
/** A slider adds up tenths, and 3 × 0.1 is a little more than 0.3. */
const isOnAStep = (rating: number) => Math.abs(rating / RATING_STEP - steps(rating)) < 1e-6

const ratingEnd = v.pipe(
  v.number(),
  v.minValue(RATING_ENDS.min),
  v.maxValue(RATING_ENDS.max),
  v.check(isOnAStep),
  v.transform((rating) => steps(rating) / 10),
)

const ratingSchema = v.pipe(
  v.strictTuple([ratingEnd, ratingEnd]),
  v.check(([min, max]) => min <= max),
)

/** What a person narrows a search to. On the wire every part may be missing, and then means its default. */
export const filtersSchema = v.object({
  sortBy: v.optional(v.picklist(sortings), 'distance-near'),
  rating: v.optional(ratingSchema, () => [RATING_ENDS.min, RATING_ENDS.max]),
  pricing_type: v.optional(v.picklist(pricingTypes), 'all'),
  event_type: v.optional(v.picklist(eventTypes), 'all'),
})
/** What a person narrows a search to. */
export type Filters = v.InferOutput<typeof filtersSchema>

/** Nothing is left out, and the nearest comes first. */
export const defaultFilters: Readonly<Filters> = v.parse(filtersSchema, {})

/** Whether they leave everything as it is, so that a screen says 'More Filters' rather than 'Filters Applied'. */
export function isDefault({ sortBy, rating, pricing_type, event_type }: Filters): boolean {
  const [min, max] = rating
  return (
    sortBy === defaultFilters.sortBy &&
    min <= RATING_ENDS.min &&
    max >= RATING_ENDS.max &&
    pricing_type === defaultFilters.pricing_type &&
    event_type === defaultFilters.event_type
  )
}
