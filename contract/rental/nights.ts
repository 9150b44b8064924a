const DAY_MS = 86_400_000
const DAY = 'YYYY-MM-DD'.length
const dayOf = (time: string) => Date.parse(time.slice(0, DAY))

/**
 * Whether the days of a stay are nights. In a home they are, where no hour of check-out makes a day more of them than
 * there are nights: that day is paid, and has to be seen.
 */
export const areNights = (
  kind: string,
  { start, end }: { start: string; end: string },
  days: number,
): boolean => kind === 'properties' && (dayOf(end) - dayOf(start)) / DAY_MS === days
