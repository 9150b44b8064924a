/** The verticals with listings in the demo. */
export type DemoVertical = 'events' | 'rentals' | 'places' | 'announcements' | 'services'

/** The kinds of rentals; the other verticals have one kind only. */
export type DemoKind = '' | 'vehicle' | 'properties'

export interface DemoCategory {
  vertical: DemoVertical
  kind: DemoKind
  slug: string
  names: { en: string; ar: string; es: string }
  descriptions?: { en: string; ar: string; es: string }
  /** Other names of the category. */
  synonyms?: Record<'en' | 'ar' | 'es', readonly string[]>
  /** The slug of the category it is in. */
  within?: string
  /** The picture on its tile, where that is not one of its listings' covers. */
  picture?: string
}

export interface DemoBusiness {
  slug: string
  name: string
  about: string
}

/** The location of a listing, as exactly as its text says; the town finds the spot. */
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
  /** An event on a certain weekday is moved to the next one, so that its text stays true. */
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
   * In dollars: the price of a rental or ticket, the least of a store's services, or about what a person
   * spends at a place. 0 is free.
   */
  price?: number
  pricingType?: 'per_day' | 'per_week' | 'per_month'
  /**
   * How well liked it is and by how many people. Its reviews have this average, and the count sets the size
   * of its halls. Zeros: nobody rates it.
   */
  rating: { average: number; count: number }
  where: DemoWhere
  timing?: DemoTiming
  tags?: string[]
  language?: string[]
  /** Whether it is online: people take part from anywhere, and its location is where it is made. */
  isOnline?: boolean
  picture: { kind: string; seed: string }
}
