const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * How often something may be done, by whom it is counted; docs/security.md has the same table with reasons.
 */
export const attemptLimits = {
  'code:phone': { most: 3, withinMs: 10 * MINUTE_MS },
  'code:address': { most: 120, withinMs: HOUR_MS },
  'code:prefix': { most: 50, withinMs: HOUR_MS },
  'wrong-code:address': { most: 200, withinMs: DAY_MS },
  'wrong-password:email-address': { most: 10, withinMs: 15 * MINUTE_MS },
  'wrong-password:email': { most: 100, withinMs: DAY_MS },
  'wrong-password:address': { most: 100, withinMs: HOUR_MS },
  'wrong-password:account': { most: 10, withinMs: 15 * MINUTE_MS },
  'register:address': { most: 60, withinMs: HOUR_MS },
  'reset-mail:email': { most: 3, withinMs: HOUR_MS },
  'reset-mail:address': { most: 30, withinMs: HOUR_MS },
  'confirm-mail:account': { most: 5, withinMs: HOUR_MS },
  'picture:account': { most: 10, withinMs: HOUR_MS },
  'secret:address': { most: 100, withinMs: HOUR_MS },
  'social:address': { most: 120, withinMs: HOUR_MS },
  'thread:account': { most: 5, withinMs: HOUR_MS },
  'thread:account-day': { most: 20, withinMs: DAY_MS },
  'message:writer': { most: 30, withinMs: 10 * MINUTE_MS },
  'perk-code:account': { most: 5, withinMs: MINUTE_MS },
  'perk-code:account-day': { most: 40, withinMs: DAY_MS },
  'perk-code:address': { most: 20, withinMs: MINUTE_MS },
  'perk-code:address-day': { most: 300, withinMs: DAY_MS },
  'purchase:account': { most: 20, withinMs: HOUR_MS },
  'top-up:account': { most: 5, withinMs: DAY_MS },
  'payout:account': { most: 10, withinMs: DAY_MS },
  'gift-mail:account': { most: 10, withinMs: DAY_MS },
  'gift-mail:card': { most: 3, withinMs: DAY_MS },
  'rating:account': { most: 20, withinMs: DAY_MS },
  'report:account': { most: 10, withinMs: DAY_MS },
} as const satisfies Record<string, { most: number; withinMs: number }>

/** The kind of a limited attempt. */
export type AttemptKind = keyof typeof attemptLimits

/** How long an attempt counts at most. */
export const LONGEST_MEMORY_MS = DAY_MS
