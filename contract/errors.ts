import * as v from 'valibot'

/**
 * Every code a call may answer with, and the HTTP status of its kind.
 * Codes are stable and for programs; the message beside them is a configurable text for people.
 */
export const errorStatus = {
  VALIDATION: 400,
  NOTLOGGEDIN: 401,
  USER_INACTIVE: 401,
  NOT_FOUND: 404,
  SOLD_OUT: 409,
  UNAVAILABLE: 409,
  PRICE_CHANGED: 409,
  ALREADY_CANCELLED: 409,
  IN_PROGRESS: 409,
  PERK_REFUSED: 422,
  KEY_REUSED: 422,
  UPGRADE_REQUIRED: 426,
  TOO_MANY: 429,
  INTERNAL: 500,
} as const

/** A code of the catalogue. */
export type ErrorCode = keyof typeof errorStatus

/** The reply of a refused call. A code this build does not know passes as it is: the message still helps. */
export const failureSchema = v.looseObject({
  success: v.literal(false),
  message: v.string(),
  code: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
})
