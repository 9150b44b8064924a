const PLAIN = 'YYYY-MM-DD HH:mm'.length

/**
 * A time on the clock as a number to reckon with. As if of UTC: a day by the calendar is one day however many hours
 * it has, and which instant is meant only the server says, who knows the zone.
 */
export const clockMs = (time: string): number => Date.parse(`${time.slice(0, PLAIN).replace(' ', 'T')}Z`)

/** The time on the clock again. */
export const clockText = (ms: number): string => new Date(ms).toISOString().slice(0, PLAIN).replace('T', ' ')
