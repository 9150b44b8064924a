import * as v from 'valibot'
import { call } from '../../call.ts'
import { shortText, slug } from '../../entities/limits.ts'
import { wantedServices } from '../../entities/visit.ts'
import { instantSchema } from '../../time.ts'

/** How many visits one may ask about at once: as many as a store has people. */
const MOST_VISITS = 40
const MOST_STARTS = 8

/**
 * The next starts of several visits of a store, each by itself, within four weeks: for the next free time of each
 * professional. A visit that cannot be had at the store has none.
 */
export const getNextStarts = call('get-next-starts', {
  request: {
    slug,
    visits: v.pipe(v.array(wantedServices), v.minLength(1), v.maxLength(MOST_VISITS)),
    /** How many starts are wanted of each. */
    most: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_STARTS)), 1),
  },
  reply: {
    timezone: shortText,
    /** The earliest first, in the order of the visits. */
    starts: v.array(v.array(instantSchema)),
    as_of: instantSchema,
  },
  errors: ['NOT_FOUND'],
})
