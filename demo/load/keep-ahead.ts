import type { Database } from '#server/db/database.ts'
import type { Job } from '#server/db/jobs.ts'
import type { Clock } from '#server/ports/clock.ts'
import { allListings } from '../content/content.ts'
import { startsFrom } from '../content/events/ticket-types.ts'
import { TOWN_ZONE } from '../town/facts.ts'
import { holdAnnouncements } from './hold-announcements.ts'
import { holdEvents } from './hold-events.ts'
import { keepDaysSpecial } from './hold-places.ts'
import { nextDate } from './next-date.ts'
import * as repo from './repo.ts'

interface Deps {
  database: Database
  clock: Clock
}

const listings = new Map(allListings.map((it) => [it.slug, it]))

/** Gives every event that has begun its next date, so that the demo town never lies in the past. */
export async function keepEventsAhead({ database, clock }: Deps): Promise<void> {
  const now = clock.now()
  const begun = await repo.findBegun(database.query, now)
  const moved = begun.flatMap(({ id, slug }) => {
    const listing = listings.get(slug)
    if (!listing?.timing) return []
    return [{ id, ...nextDate(listing.timing, now, TOWN_ZONE), price_minor: startsFrom(listing) }]
  })
  if (moved.length === 0) return
  await database.transaction(async (tx) => {
    await repo.moveEvents(tx, moved, now)
    await holdEvents(tx)
  })
}

/**
 * Makes the days around today special at some places, and puts announcements that ended long ago up again.
 */
export async function keepTownCurrent({ database, clock }: Deps): Promise<void> {
  await database.transaction(async (tx) => {
    await repo.openLedger(tx)
    await keepDaysSpecial(tx, await repo.readLedger(tx), clock.now())
  })
  await holdAnnouncements({ database, clock })
}

/** Runs every hour, because a day begins once a day and the hour after is soon enough. */
export function townJob(deps: Deps): Job {
  return { name: 'demo-town', cron: '20 * * * *', run: () => keepTownCurrent(deps) }
}

/** Runs every ten minutes, because an event of this evening is over this evening. */
export function eventsJob(deps: Deps): Job {
  return { name: 'demo-events', cron: '*/10 * * * *', run: () => keepEventsAhead(deps) }
}
