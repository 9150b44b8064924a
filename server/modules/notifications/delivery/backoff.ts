const FIRST_MS = 30_000
const LONGEST_MS = 60 * 60_000

/**
 * How long to wait before the next try: twice as long each time, never less than the service asked for, and
 * spread by chance so that not all tries come at one moment.
 */
export function waitBeforeTry(tries: number, askedSeconds = 0, chance = Math.random()): number {
  const own = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(20, tries - 1))
  return Math.max(own * (0.75 + chance / 2), Math.min(askedSeconds * 1_000, 24 * LONGEST_MS))
}
