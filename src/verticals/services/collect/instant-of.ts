import { momentsOf } from '#src/lib/zone-clock.ts'

/** The instant at which the clock at a place shows a time; the first, where it shows it twice. */
export const instantOf = (clock: string, timezone: string): string =>
  new Date(momentsOf(clock, timezone)[0]?.ms ?? Number.NaN).toISOString()
