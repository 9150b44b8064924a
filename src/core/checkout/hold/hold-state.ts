import type { OrderItems } from '#contract/entities/order-item.ts'
import type { Draft } from '#src/data/checkout/draft.ts'

/** The time left at which the screen warns that the hold ends soon. */
export const SOON_MS = 120_000

/**
 * The milliseconds for which the server still holds exactly these items; 0: it does not. Never more than `longestMs`,
 * which no hold exceeds: a clock that is set in whole seconds may seem to say so.
 */
export function heldMsLeft({ hold }: Draft, items: OrderItems, now: number, longestMs: number): number {
  if (!hold || !isSame(hold.items, items)) return 0
  return Math.min(longestMs, Math.max(0, Date.parse(hold.expires_at) - now))
}

/** Whether two orders have the same items, in whatever order. */
function isSame(a: OrderItems, b: OrderItems): boolean {
  const written = (items: OrderItems) => items.map((it) => JSON.stringify(Object.entries(it).sort())).sort()
  return written(a).join() === written(b).join()
}

/** A time in milliseconds as minutes and seconds: '09:59'. */
export function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}
