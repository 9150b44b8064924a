import * as v from 'valibot'
import { handoverSchema, homeVisitSchema } from '../../entities/handover.ts'
import { wantedServices } from '../../entities/visit.ts'
import { instantSchema } from '../../time.ts'
import { changeCalls } from '../standard/changes.ts'

/** The request's fields for another time of a visit, and for other people or another address where they are named. */
export const wantedVisit = {
  start: instantSchema,
  services: v.optional(wantedServices),
  home: v.optional(homeVisitSchema),
  /** Of things that are collected: another way or other windows, of which `end` is the end of the second. */
  end: v.optional(instantSchema),
  handover: v.optional(handoverSchema),
}

/**
 * Another time for a visit. What stays of it keeps the price that was agreed. UNAVAILABLE says with `problem` what is not
 * to be had, as `place-service-booking` does, and `nearest` has the nearest instants at which it could begin.
 */
export const serviceChangeCalls = changeCalls('service', {
  wanted: wantedVisit,
  quote: { start: instantSchema, end: instantSchema },
})
