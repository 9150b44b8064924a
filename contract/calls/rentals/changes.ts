import * as v from 'valibot'
import { handoverSchema } from '../../entities/handover.ts'
import { stayPriceSchema, stayTimes } from '../../entities/stay.ts'
import { changeCalls } from '../standard/changes.ts'

/**
 * The calls that give a booking of a rental other dates, or another handover; without `handover` that stays as it
 * was, and null takes it away. Where the dates are not free, `nearest` has the nearest free ones of the same length.
 */
export const rentalChangeCalls = changeCalls('rental', {
  wanted: { ...stayTimes, handover: v.optional(v.nullable(handoverSchema)) },
  quote: { available: v.boolean(), nearest: v.array(v.object(stayTimes)), price: stayPriceSchema },
})
