import type { LucideIcon } from 'lucide-react'
import { createContext, use } from 'react'
import type { QueuedCall } from '#contract/calls/registry.ts'
import type { TextKey } from '#contract/texts/en.ts'
import type { VerticalId } from '#contract/verticals.ts'

/** Pages of single listings. */
type DetailPath = '/happenings/event/$slug' | '/rentals/vehicle/$slug' | '/rentals/property/$slug'

/** Where it is explored: all of it, what was narrowed down, on a map, and the form in which one says what to look for. */
export interface ExplorePaths {
  all: '/happenings/all-events' | '/rentals/vehicle' | '/rentals/property'
  list: '/happenings/explore-events' | '/rentals/explore-properties'
  map: '/happenings/events-map' | '/rentals/explore-vehicle' | '/rentals/explore-properties'
  filters:
    | '/happenings/explore-events/filters'
    | '/rentals/explore-vehicle/filters'
    | '/rentals/explore-properties/filters'
}

/** Where what was booked of it is shown: the list, one booking, and where one says how it was. */
export interface BookingPaths {
  list: '/happenings/my-bookings' | '/rentals/my-bookings'
  one: '/happenings/my-bookings/$unique_booking_id' | '/rentals/my-bookings/$unique_booking_id'
  rate: '/happenings/rate-booking/$unique_booking_id' | '/rentals/rate-booking/$unique_booking_id'
}

/** How a vertical's listings are made favourites. */
export interface Favouring {
  /** The call that says whether one of them is. */
  call: QueuedCall['name']
  /** The first word of the key under which each one's own page is answered, and says so too. */
  page: string
}

/** What the shared screens need to know of a vertical; what it alone has lives in `src/verticals`. */
export interface Vertical {
  id: VerticalId
  /** Where its home is. */
  path: '/happenings' | '/rentals' | '/go-to-places' | '/reserve-and-relax' | '/announcements'
  icon: LucideIcon
  /** The token of its quiet colour. */
  hue: 'plum' | 'blue' | 'green' | 'rose' | 'amber'
  name: TextKey
  /** One line on what one finds there. */
  about: TextKey
  /** What there is of it falls into kinds, which are found each by itself: what they are called, in their order. */
  kinds?: Readonly<Record<string, TextKey>>
  /** The page of one of its listings, by what kind of it that is; where there is none yet, cards lead nowhere. */
  detail?: (kind: string) => DetailPath
  explore?: (kind: string) => ExplorePaths
  bookings?: BookingPaths
  /** What of a booking is shown on arrival, where anything is. */
  ticket?: TextKey
  favourite?: Favouring
}

/** Every vertical, in the order in which people are shown them. */
export type Verticals = Readonly<Record<VerticalId, Vertical>>

const VerticalsContext = createContext<Verticals | undefined>(undefined)

export const VerticalsProvider = VerticalsContext.Provider

export function useVerticals(): Verticals {
  const verticals = use(VerticalsContext)
  if (!verticals) throw new Error('There is no VerticalsProvider above this component.')
  return verticals
}
