import type { Refundable } from '#contract/entities/refundable.ts'
import { type Currency, minor, toWire } from '#contract/money.ts'

/** The purchase by which a person bought a perk; null where they did not, or can no longer give it back. */
interface OfPurchase {
  purchase_reference: string | null
  paid_minor: number | null
  refundable_until: Date | null
}

/** Whether a bought card still holds all that was paid for it, and no operator stopped it. */
export const isWhole = (card: { balance_minor: number; stopped_at: Date | null }, paid: number) =>
  card.balance_minor === paid && card.stopped_at === null

/** How a perk can be given back; undefined where it was not bought by this person, or too long ago. */
export function refundableOf(row: OfPurchase & { currency: Currency }, now: Date): Refundable | undefined {
  const { purchase_reference: purchase, paid_minor, refundable_until: until } = row
  if (purchase === null || paid_minor === null || until === null || until <= now) return undefined
  return { purchase, amount: toWire(minor(paid_minor), row.currency), until: until.toISOString() }
}
