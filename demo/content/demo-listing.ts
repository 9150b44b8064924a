/** The parts of the marketplace that list something; perks are bought, not listed. */
export type DemoVertical = 'events' | 'rentals' | 'places' | 'announcements' | 'services'

/** What rentals fall into; the other verticals have one kind only. */
export type DemoKind = '' | 'vehicle' | 'properties'

export interface DemoCategory {
  vertical: DemoVertical
  kind: DemoKind
  slug: string
  names: { en: string; ar: string; es: string }
  descriptions?: { en: string; ar: string; es: string }
  /** What else people call it. */
  synonyms?: Record<'en' | 'ar' | 'es', readonly string[]>
  /** The slug of the wider one it is a part of. */
  within?: string
  /** What its tile shows, where that is not what its listings' covers show. */
  picture?: string
}

export interface DemoBusiness {
  slug: string
  name: string
  about: string
}

/** Where in the town something stands, as closely as its text says; the town finds the spot. */
export interface DemoWhere {
  district?: string
  on?: 'waterfront' | 'beach' | 'square' | 'park' | 'hill' | 'street'
  landmark?: string
}

export type DemoWeekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'

export interface DemoTiming {
  daysFromNow: number
  startsAt: string
  hours: number
  /** What happens on a certain day of the week is moved forward to the next one, so that it stays true. */
  weekday?: DemoWeekday
}

export interface DemoListing {
  vertical: DemoVertical
  kind: DemoKind
  slug: string
  title: string
  content: string
  category: string
  business: string
  /**
   * In dollars: what a rental, a ticket or what can be booked costs, the least that a service does, or about what
   * one spends a head at a place. 0 is free.
   */
  price?: number
  pricingType?: 'per_day' | 'per_week' | 'per_month'
  /** How well liked it is and by how many: its reviews come to the average, its halls have the size for the count. Zeros: nobody rates it. */
  rating: { average: number; count: number }
  where: DemoWhere
  timing?: DemoTiming
  tags?: string[]
  language?: string[]
  /** Where it is made is where it stands; one takes part from anywhere. */
  isOnline?: boolean
  picture: { kind: string; seed: string }
}
