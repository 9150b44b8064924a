/** The length of a piece in which free time is counted, in minutes; all lengths are multiples of it. */
export const GRAIN = 5

/** The span that is looked at, in whole minutes since 1970; `from` is a multiple of the grain. */
export interface Frame {
  from: number
  until: number
}

const MINUTE_MS = 60_000

/** Whole minutes since 1970 of an instant; what lies within a minute is left out. */
export const minuteOf = (ms: number): number => Math.floor(ms / MINUTE_MS)
/** The instant of a minute, as it is said on the wire. */
export const instantOf = (minute: number): string => new Date(minute * MINUTE_MS).toISOString()

/** A frame that holds all of a span. */
export const frameOf = (from: number, until: number): Frame => ({
  from: Math.floor(from / GRAIN) * GRAIN,
  until: Math.ceil(until / GRAIN) * GRAIN,
})

/** The piece of a frame in which a minute lies. */
export const pieceOf = (frame: Frame, minute: number): number => Math.floor((minute - frame.from) / GRAIN)
