import type { PurchaseKind } from '#server/db/purchase-tables.ts'

const DAY_MS = 86_400_000

/**
 * How much a person may buy within a day, in whole units of the currency; accounts less than a day old less.
 */
const mostADay: Readonly<Record<PurchaseKind, { most: number; newcomer: number }>> = {
  gift_card: { most: 500, newcomer: 100 },
  // A membership can be used by nobody else.
  membership: { most: 1_000, newcomer: 1_000 },
  // Money of a top-up goes back to where it came from, or stays the person's.
  top_up: { most: 1_000, newcomer: 1_000 },
}

/** The limit for an account of some age. */
export function limitOf(kind: PurchaseKind, ageMs: number): { most: number; withinMs: number } {
  const { most, newcomer } = mostADay[kind]
  return { most: ageMs < DAY_MS ? newcomer : most, withinMs: DAY_MS }
}
