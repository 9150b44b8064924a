import type { OrderItems } from '#contract/entities/order-item.ts'
import type { Draft } from '#src/data/checkout/draft.ts'

/** When it is time to say how little is left. */
export const SOON_MS = 120_000

/**
 * How long the server still holds just this, in milliseconds; 0: it does not. Nothing is held longer from now on than
 * `longestMs`, extended or not; a clock told in seconds may seem to say so.
 */
export function heldMsLeft({ hold }: Draft, items: OrderItems, now: number, longestMs: number): number {
  if (!hold || !isSame(hold.items, items)) return 0
  return Math.min(longestMs, Math.max(0, Date.parse(hold.expires_at) - now))
}

/** In whatever order. */
function isSame(a: OrderItems, b: OrderItems): boolean {
  const written = (items: OrderItems) => items.map((it) => JSON.stringify(Object.entries(it).sort())).sort()
  return written(a).join() === written(b).join()
}

/** The time that is left, as a clock shows it. */
export function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}
