import { Temporal } from 'temporal-polyfill'
import { Refusal } from '#server/refusal.ts'

const PLAIN = 'YYYY-MM-DD HH:mm'.length

/** The wall clock of a time zone at an instant. */
export function clockAt(instant: Date, zone: string): string {
  const there = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)
  return there.toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ')
}

/**
 * The instants at which the clock at a place shows a time: one; none where it is skipped; or two, where the
 * clock is put back.
 */
function instantsOf(time: string, zone: string): Temporal.ZonedDateTime[] {
  const shown = Temporal.PlainDateTime.from(time.slice(0, PLAIN).replace(' ', 'T'))
  const both = (['earlier', 'later'] as const).map((disambiguation) =>
    shown.toZonedDateTime(zone, { disambiguation }),
  )
  const real = both.filter((it) => it.toPlainDateTime().equals(shown))
  return real.filter((it, at) => at === 0 || !it.equals(real[0] ?? it))
}

/**
 * The instant of a time by the clock at a place. A skipped time is refused; one that comes twice needs an
 * offset.
 */
export function instantAt(time: string, zone: string, field: 'start_date' | 'end_date'): Date {
  const found = instantsOf(time, zone)
  const offset = time.slice(PLAIN)
  const meant = offset === '' ? found : found.filter((it) => it.offset === offset)
  const [one, other] = meant
  if (found.length === 0 || !one)
    throw new Refusal('UNAVAILABLE', 'rental.noSuchTime', { details: { field } })
  if (other) {
    const offsets = meant.map((it) => it.offset)
    throw new Refusal('UNAVAILABLE', 'rental.whichTime', { details: { field, offsets } })
  }
  return new Date(one.epochMilliseconds)
}

/** An instant as a time by the clock there, with its offset where that time comes twice. */
export function stayTimeOf(instant: Date, zone: string): string {
  const time = clockAt(instant, zone)
  const found = instantsOf(time, zone)
  const meant = found.find((it) => it.epochMilliseconds === instant.getTime())
  return found.length > 1 && meant ? `${time}${meant.offset}` : time
}
