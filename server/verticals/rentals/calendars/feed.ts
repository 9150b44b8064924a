import { writeCalendar } from '#server/ical/write-calendar.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../../deps.ts'
import { findLasting } from '../stay/repo.ts'
import { findRental } from '../stay/requested-stay.ts'

const DAY_MS = 86_400_000
const BEHIND_MS = 30 * DAY_MS
const AHEAD_MS = 740 * DAY_MS

/** The calendar of the times at which a rental is booked here; undefined where there is no such rental. */
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
    // The entries say that it is booked, and nothing of the person who has it.
    const summary = await settings.say(language, 'rental.taken')
    const entries = taken.map((it) => ({ ...it, slug, summary }))
    return writeCalendar(entries, { product: 'Rentals', host, now })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return undefined
    throw error
  }
}
