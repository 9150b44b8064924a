import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'

/** Every order in which results may be sorted; a vertical offers some of them. */
export const sortings = [
  'distance-near',
  'price-high',
  'price-low',
  'top-rated',
  'soonest',
  'newest',
  'popular',
] as const
/** An order in which results may be sorted. */
export type Sorting = (typeof sortings)[number]

/** The fewest and the most stars one can ask for. */
export const RATING_ENDS = { min: 0, max: 5 } as const
/** The step between two choices of stars. */
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

const price = v.pipe(wireAmountSchema, v.minValue(0))

/** The lowest and the highest price that one would pay, in the operator's currency; without a highest, any price. */
export const priceSchema = v.pipe(
  v.strictTuple([price, v.nullable(price)]),
  v.check(([min, max]) => max === null || min <= max),
)

/** The filters that every vertical has. On the wire each may be missing, and then means its default. */
export const baseFilterEntries = {
  sortBy: v.optional(v.picklist(sortings), 'distance-near'),
  rating: v.optional(ratingSchema, () => [RATING_ENDS.min, RATING_ENDS.max]),
  price: v.optional(priceSchema),
}

const baseFiltersSchema = v.object(baseFilterEntries)
/** The filters that every vertical has. */
export type BaseFilters = v.InferOutput<typeof baseFiltersSchema>

/** The filters that leave nothing out and put the nearest first. */
export const defaultFilters: Readonly<BaseFilters> = v.parse(baseFiltersSchema, {})

/** Whether a filter by stars leaves nothing out. */
export const isAnyRating = ([min, max]: BaseFilters['rating']): boolean =>
  min <= RATING_ENDS.min && max >= RATING_ENDS.max
