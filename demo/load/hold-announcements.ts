import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import { posters } from '../content/announcements/posters.ts'
import { allListings } from '../content/content.ts'
import * as repo from './announcements-repo.ts'

const DAY_MS = 86_400_000
/** How far announcements of the town end from when they are loaded, in days before and after. */
const FARTHEST_END = 30

const bySlug = new Map(allListings.map((it) => [it.slug, it]))

/**
 * Loads the poster of each announcement and what it stands for. Announcements that ended long ago are put up
 * again.
 */
export async function holdAnnouncements({
  database,
  clock,
}: {
  database: Database
  clock: Clock
}): Promise<void> {
  const bare = await repo.findBareAnnouncements(database.query)
  const rows = bare.flatMap(({ id: listing_id, slug }) => {
    const poster = posters[bySlug.get(slug)?.title ?? '']
    if (!poster) return []
    const { name, email, phone, account, shows, booked } = poster
    return [
      {
        listing_id,
        is_bookable: booked !== undefined,
        links_to: booked && booked !== 'request' ? booked.instead : null,
        contact_account: account ?? null,
        contact_name: name,
        contact_email: email,
        contact_phone: phone ?? null,
        shows_email: shows.includes('email'),
        shows_phone: shows.includes('phone'),
      },
    ]
  })
  if (rows.length > 0) await repo.addAnnouncements(database.query, rows)
  const longAgo = new Date(clock.now().getTime() - FARTHEST_END * DAY_MS)
  await repo.putUpAgain(database.query, longAgo, 2 * FARTHEST_END)
}
