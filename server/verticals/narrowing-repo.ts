import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Filters } from '#contract/explore/filters.ts'
import type { Stay } from '#contract/rental/stay.ts'
import type { VerticalId } from '#contract/verticals.ts'
import { takingPlace } from '#server/verticals/events/listing/repo.ts'
import { type Holder, isFree } from '#server/verticals/rentals/listing/repo.ts'

/** When something is to be had, by whom, and the moment at which that is asked. */
interface When {
  stay: Stay | undefined
  whose: Holder
  now: Date
}

type Narrow = (filters: Readonly<Filters>, when: When) => RawBuilder<SqlBool>[]

const asRented: Narrow = ({ pricing_type: type }, { stay, whose, now }) => [
  ...(type === 'all' ? [] : [sql<SqlBool>`listing.pricing_type = ${type}`]),
  ...(stay ? [isFree(stay, whose, now)] : []),
]
const byNothing: Narrow = () => []

/** What each vertical's own filters ask for; one that it does not have changes nothing. */
export const narrowing = {
  events: ({ event_type }) => takingPlace(event_type),
  rentals: asRented,
  places: byNothing,
  services: byNothing,
  announcements: byNothing,
} satisfies Record<VerticalId, Narrow>
