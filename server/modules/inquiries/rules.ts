import { Temporal } from 'temporal-polyfill'
import { goesOn } from '#contract/entities/inquiry.ts'
import { Refusal } from '#server/refusal.ts'
import { MAIL_PAUSE_MS } from './lifetimes.ts'
import type { ThreadRow } from './repo.ts'
import type { Side } from './side.ts'

/** How many messages an asker may send in a row without an answer. */
const MOST_UNANSWERED = 3
/** The most other listings to which a person may send the same text. */
export const MOST_SAME_WORDS = 3

/** Whether a side may not write in a thread now, and why. Each reason has a text, `inquiry.REASON`. */
export function mayWrite(
  { state, unanswered }: Pick<ThreadRow, 'state' | 'unanswered'>,
  side: Side,
): 'ended' | 'wait' | undefined {
  if (!goesOn(state)) return 'ended'
  return side === 'asker' && unanswered >= MOST_UNANSWERED ? 'wait' : undefined
}

/** Refuses a decision where there is no request, or it is decided already. */
export function refuseDecided({ kind, state }: Pick<ThreadRow, 'kind' | 'state'>): void {
  if (kind !== 'request' || state !== 'open') throw new Refusal('UNAVAILABLE', 'inquiry.decided')
}

/** Refuses a day that is over by the calendar at the listing. */
export function refusePast(day: string | undefined, zone: string, now: Date): void {
  if (day === undefined) return
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate()
  if (Temporal.PlainDate.compare(day, today) < 0)
    throw new Refusal('VALIDATION', 'inquiry.pastDay', {
      details: { fields: { 'details.day': 'In the past' } },
    })
}

/** When a mail about a message may leave, with a pause after the last one. */
export function mailTime(last: Date | null, now: Date): Date {
  return new Date(Math.max(now.getTime(), last === null ? 0 : last.getTime() + MAIL_PAUSE_MS))
}
