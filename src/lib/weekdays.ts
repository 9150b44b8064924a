const aSunday = Date.UTC(2023, 0, 1)
const DAY_MS = 86_400_000
const ROOM = 4

/** The names of the weekdays, beginning with `first`, 0 being Sunday. */
export function weekdays(locale: string, first: number) {
  const named = (weekday: 'short' | 'long' | 'narrow', at: number) =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(aSunday + (first + at) * DAY_MS)
  return [...Array(7).keys()].map((at) => {
    const short = named('short', at)
    // Arabic shortens no weekday but to its letter.
    return { short: short.length > ROOM ? named('narrow', at) : short, long: named('long', at) }
  })
}
