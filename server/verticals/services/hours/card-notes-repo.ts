import { sql } from 'kysely'
import type { WrittenHours } from '#contract/place/read-hours.ts'
import { openingNote } from '#server/modules/listings/hours/opening-note.ts'
import type { CardNoting } from '#server/modules/listings/listed-vertical.ts'
import { specialDays } from './special-days-repo.ts'

/** Notes on the card of a store whether it is open, and when that changes; nothing where it has no hours. */
export const storeNotes: CardNoting<WrittenHours> = {
  noted: (now) => sql`
    select jsonb_build_object('state', state, 'closed_until', closed_until, 'week', schedule,
      'special', ${specialDays('en', now)})
    from store where store.listing_id = listing.id`,
  read: openingNote,
}
