import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../../deps.ts'
import { type During, findLasting } from '../stay/repo.ts'
import { findRental } from '../stay/requested-stay.ts'

const DAY_MS = 86_400_000
const BEHIND_MS = 30 * DAY_MS
const AHEAD_MS = 740 * DAY_MS

/** `20261122T193000Z` */
const stamp = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

interface Calendar {
  slug: string
  host: string
  now: Date
  /** What each entry is called: whose it is says nothing of the person who has it. */
  summary: string
}

/** The times as RFC 5545 has them, for other places where the same thing is let. */
function calendarText(taken: readonly During[], { slug, host, now, summary }: Calendar): string {
  const entries = taken.flatMap(({ from, until }) => [
    'BEGIN:VEVENT',
    `UID:${slug}-${stamp(from)}-${stamp(until)}@${host}`.replace(/(.{74})/g, '$1\r\n '),
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(until)}`,
    `SUMMARY:${summary}`,
    'END:VEVENT',
  ])
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Quayside//Rentals//EN', 'METHOD:PUBLISH']
  return [...head, ...entries, 'END:VCALENDAR', ''].join('\r\n')
}

/** When a rental is booked or not to be had, as a calendar; undefined: there is no such rental. */
export async function rentalFeed(
  { database, clock, settings, publicOrigin }: Deps,
  slug: string,
  language: string,
): Promise<string | undefined> {
  const now = clock.now()
  try {
    const { id } = await findRental(database.query, slug)
    const between = {
      from: new Date(now.getTime() - BEHIND_MS),
      until: new Date(now.getTime() + AHEAD_MS),
    }
    const taken = await findLasting(database.query, id, between)
    const { host } = new URL(publicOrigin)
    return calendarText(taken, { slug, host, now, summary: await settings.say(language, 'rental.taken') })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return undefined
    throw error
  }
}
