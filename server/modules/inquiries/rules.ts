import { Temporal } from 'temporal-polyfill'
import { goesOn } from '#contract/entities/inquiry.ts'
import { Refusal } from '#server/refusal.ts'
import { MAIL_PAUSE_MS } from './lifetimes.ts'
import type { ThreadRow } from './repo.ts'
import type { Side } from './side.ts'

/** How many somebody may write in a row before there is an answer. */
const MOST_UNANSWERED = 3
/** To how many other listings the same words may go. */
export const MOST_SAME_WORDS = 3

/** Why a side may not write in a thread just now; each has its text, `inquiry.REASON`. */
export function mayWrite(
  { state, unanswered }: Pick<ThreadRow, 'state' | 'unanswered'>,
  side: Side,
): 'ended' | 'wait' | undefined {
  if (!goesOn(state)) return 'ended'
  return side === 'asker' && unanswered >= MOST_UNANSWERED ? 'wait' : undefined
}

/** Refuses a yes or no where nothing is asked, or where it was said. */
export function refuseDecided({ kind, state }: Pick<ThreadRow, 'kind' | 'state'>): void {
  if (kind !== 'request' || state !== 'open') throw new Refusal('UNAVAILABLE', 'inquiry.decided')
}

/** Refuses a day that is over where the listing is. */
export function refusePast(day: string | undefined, zone: string, now: Date): void {
  if (day === undefined) return
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate()
  if (Temporal.PlainDate.compare(day, today) < 0)
    throw new Refusal('VALIDATION', 'inquiry.pastDay', {
      details: { fields: { 'details.day': 'In the past' } },
    })
}

/** When a mail about a message may leave: after the last one there is a pause. */
export function mailTime(last: Date | null, now: Date): Date {
  return new Date(Math.max(now.getTime(), last === null ? 0 : last.getTime() + MAIL_PAUSE_MS))
}
