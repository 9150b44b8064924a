/**
 * The offsets of a zone from UTC, in milliseconds, each from an instant on: in order, the first from before anything
 * that is asked. They come from a calendar of zones, which on the server is Temporal.
 */
export type ZoneOffsets = readonly { from: number; ahead: number }[]

/** The offsets of a clock that is never changed, for reckoning on the clock itself. */
export const OWN_CLOCK: ZoneOffsets = [{ from: Number.NEGATIVE_INFINITY, ahead: 0 }]

/**
 * The time that the clock there has reached at an instant. While it is put back it stands still: the hour that comes
 * twice counts once, and what closed in it does not open again.
 */
export function clockReached(offsets: ZoneOffsets, instant: number): number {
  return offsets.reduce((reached, { from, ahead }, at) => {
    if (from > instant) return reached
    const end = Math.min(instant, (offsets[at + 1]?.from ?? Number.POSITIVE_INFINITY) - 1)
    return Math.max(reached, end + ahead)
  }, Number.NEGATIVE_INFINITY)
}

/** The first instant at which the clock there shows a time or a later one: of a time that is skipped, the instant of the skip. */
export function firstInstant(offsets: ZoneOffsets, clock: number): number {
  for (const [at, { from, ahead }] of offsets.entries()) {
    const instant = Math.max(from, clock - ahead)
    const next = offsets[at + 1]
    if (!next || instant < next.from) return instant
  }
  return clock
}
