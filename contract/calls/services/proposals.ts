import * as v from 'valibot'
import { call } from '../../call.ts'
import { bookingReference } from '../../entities/placed.ts'

/**
 * Answers what a store asks about a visit. Accepting gives it the time and people that were held for it, at the price
 * that was agreed; declining cancels it, and everything goes back. UNAVAILABLE: nothing is asked, or no longer.
 */
export const answerVisitProposal = call('answer-visit-proposal', {
  request: { unique_booking_id: bookingReference, accept: v.boolean() },
  reply: {},
  auth: 'required',
  idempotent: true,
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'ALREADY_CANCELLED', 'KEY_REUSED', 'IN_PROGRESS'],
})
