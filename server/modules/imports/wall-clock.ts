import { Temporal } from 'temporal-polyfill'

/** An instant as it is; what a clock shows becomes the first moment at which it does, or, skipped in spring, as much later. */
export function instantIn(text: string, zone: string): Date {
  if (text.includes('T')) return new Date(text)
  const shown = Temporal.PlainDateTime.from(text.replace(' ', 'T'))
  return new Date(shown.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds)
}
