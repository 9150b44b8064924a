import { Temporal } from 'temporal-polyfill'

/**
 * The instant of a text. One with an offset is taken as it is. A time by a clock is the first instant that
 * shows it or, where it is skipped in spring, moved ahead by the gap.
 */
export function instantIn(text: string, zone: string): Date {
  if (text.includes('T')) return new Date(text)
  const shown = Temporal.PlainDateTime.from(text.replace(' ', 'T'))
  return new Date(shown.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds)
}
