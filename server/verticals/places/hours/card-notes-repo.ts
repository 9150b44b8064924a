import { sql } from 'kysely'
import type { WrittenHours } from '#contract/place/read-hours.ts'
import { openingNote } from '#server/modules/listings/hours/opening-note.ts'
import type { CardNoting } from '#server/modules/listings/listed-vertical.ts'

/** Notes on the card of a place whether it is open, and when that changes; nothing where it has no hours. */
export const placeNotes: CardNoting<WrittenHours> = {
  noted: (now) => sql`
    select jsonb_build_object('state', state, 'closed_until', closed_until, 'week', schedule, 'special',
      case when has_days then coalesce((
        select jsonb_agg(jsonb_build_object('day', day, 'hours', hours, 'name', '')) from place_day
        where place_day.listing_id = place.listing_id and day between ${now}::date - 2 and ${now}::date + 17
      ), '[]') else '[]' end)
    from place where place.listing_id = listing.id`,
  read: openingNote,
}
