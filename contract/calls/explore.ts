import * as v from 'valibot'
import { call } from '../call.ts'
import { cardSchema, pointSchema } from '../entities/card.ts'
import { datedCardSchema } from '../entities/dated-card.ts'
import { holdId, shortText, slug } from '../entities/limits.ts'
import { eventDaySchema } from '../event/days.ts'
import { boundsSchema } from '../explore/bounds.ts'
import { categoriesSchema } from '../explore/categories.ts'
import { filtersSchema } from '../explore/filters.ts'
import { lookingFrom, searchValue } from '../explore/request.ts'
import { wireAmountSchema } from '../money.ts'
import { stayTimeSchema } from '../time.ts'
import { verticalSchema } from '../verticals.ts'

/** The most markers that one map can hold. */
export const MOST_POINTS = 10_000

/**
 * A marker as a tuple, as thousands travel at once: slug, latitude, longitude, price, stars, start in Unix seconds.
 */
const mapPointSchema = v.tuple([
  slug,
  pointSchema.entries.latitude,
  pointSchema.entries.longitude,
  v.nullable(wireAmountSchema),
  cardSchema.entries.avg_rating,
  v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
])
/** A marker on a map. */
export type MapPoint = v.InferOutput<typeof mapPointSchema>

const dates = { start_date: v.optional(stayTimeSchema), end_date: v.optional(stayTimeSchema) }

/**
 * All listings of a vertical within bounds, as markers on a map. Where there are more than a map can hold, `is_all`
 * is false and the best rated are there.
 */
export const getMapPoints = call('get-map-points', {
  request: {
    vertical: verticalSchema,
    /** The kind of rentals, 'vehicle' or 'properties'; without it, both. */
    kind: v.optional(shortText),
    bounds: boundsSchema,
    filters: v.optional(filtersSchema),
    categories: v.optional(categoriesSchema),
    search_value: v.optional(searchValue, ''),
    /**
     * The dates, both or neither: only rentals that are free and events that take place then. A rental that the
     * person holds themselves is free.
     */
    ...dates,
    /** The day of events, by the clock in the middle of the bounds. */
    day: v.optional(eventDaySchema),
    hold_id: v.optional(holdId),
  },
  reply: { points: v.pipe(v.array(mapPointSchema), v.maxLength(MOST_POINTS)), is_all: v.boolean() },
  auth: 'optional',
  errors: ['UNAVAILABLE'],
})

/** The cards of a few listings, in the order asked for; listings that are over or withdrawn are left out. */
export const getCards = call('get-cards', {
  request: {
    slugs: v.pipe(v.array(slug), v.maxLength(20)),
    /** The point from which distances are reckoned. */
    location: v.optional(lookingFrom),
    /** The dates, both or neither: each rental then says what it costs for them. */
    ...dates,
  },
  reply: { cards: v.array(datedCardSchema) },
  errors: ['UNAVAILABLE'],
})
