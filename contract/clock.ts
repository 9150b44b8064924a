const PLAIN = 'YYYY-MM-DD HH:mm'.length

/**
 * Turns a time on the clock into a number to reckon with, as if of UTC: a day by the calendar is one day however many
 * hours it has, and which instant is meant only the server says, who knows the zone.
 */
export const clockMs = (time: string): number => Date.parse(`${time.slice(0, PLAIN).replace(' ', 'T')}Z`)

/** Turns such a number back into the time on the clock. */
export const clockText = (ms: number): string => new Date(ms).toISOString().slice(0, PLAIN).replace('T', ' ')
