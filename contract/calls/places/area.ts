import * as v from 'valibot'
import { call } from '../../call.ts'
import { areaPlaceSchema } from '../../entities/area-place.ts'
import { count, shortText } from '../../entities/limits.ts'
import { boundsSchema } from '../../explore/bounds.ts'
import { instantSchema } from '../../time.ts'

/** The most places that an area saved on a device may have. */
export const MOST_AREA_PLACES = 500

/** The offsets of a zone from UTC, in milliseconds, each from an instant on; null: from the beginning. */
const zoneSchema = v.array(v.tuple([v.nullable(instantSchema), v.pipe(v.number(), v.integer())]))

/**
 * All places within bounds, page by page, for a device that is to do without a network there. UNAVAILABLE: the area is
 * too large, or has too many of them.
 */
export const getArea = call('get-area', {
  request: {
    bounds: boundsSchema,
    /** The `next_cursor` of the page before. */
    cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
  },
  reply: {
    places: v.array(areaPlaceSchema),
    /** The number of places on all pages. */
    count,
    /** The offsets of the zones of these places, in the days around `as_of`. */
    zones: v.record(shortText, zoneSchema),
    as_of: instantSchema,
    next_cursor: v.optional(shortText),
  },
  errors: ['UNAVAILABLE'],
})
