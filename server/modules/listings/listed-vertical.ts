import type { Card } from '#contract/entities/card.ts'
import type { DatedCard } from '#contract/entities/dated-card.ts'
import type { EventDay } from '#contract/event/days.ts'
import type { Filters } from '#contract/explore/filters.ts'
import type { Stay } from '#contract/rental/stay.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable } from '#server/db/database.ts'
import type { Condition } from './explore/criteria-repo.ts'
import type { NearbyQuery, Noted, Row } from './repo.ts'

/** The plan of a strip: the listings that it has. Its code names its title among the texts. */
export interface StripPlan {
  code: string
  /** The vertical of the listings; missing: the one whose plan it is. */
  vertical?: VerticalId
  kind?: string
  is?: Condition
  order: NearbyQuery['order']
}

/** A person, or a guest who knows the id of their hold. */
export interface Holder {
  accountId?: number | undefined
  holdId?: string | undefined
}

/** The time of a search, as its request has it. */
export interface RequestedTime {
  start_date?: string | undefined
  end_date?: string | undefined
  day?: EventDay | undefined
}

/** The context in which a vertical judges the time of a search: the requested time, the person, and now. */
export interface SearchMoment {
  requested: RequestedTime
  whose: Holder
  now: Date
  /** `now` by a wall clock, `YYYY-MM-DD HH:mm`: that at the place of the search, if a day is requested. */
  localClock: string
}

/** The conditions of a vertical's own filters and of its time filter. */
export interface Narrowing {
  is: readonly Condition[]
  /**
   * The condition that nobody knows whether a listing fits that otherwise does. Such listings are left out
   * and counted.
   */
  unknown?: readonly Condition[]
  /** The instant before which listings must not have ended, so that a walk in the order of time may begin there. */
  notBefore?: Date | undefined
}

/** The notes that a vertical adds to its cards. */
export type CardNotes = Pick<Card, 'is_online' | 'is_sold_out' | 'opening'>

/** The columns of a `listing` on which notes depend. */
export type NotedListing = Pick<Row, 'time_zone' | 'starts_at' | 'ends_at'>

/** Adds notes to the cards of a vertical. */
export interface CardNoting<T = unknown> {
  /** Selects the data of a note from the tables, as JSON. */
  noted(now: Date): Noted<T>
  /** Makes the note out of these data. */
  read(noted: T, listing: NotedListing, now: Date): CardNotes
}

/** The part of a vertical by which its listings are found. */
export interface ListedVertical {
  /** The kinds of its listings; missing: one without a name. */
  kinds?: readonly string[]
  /** Its strips on the home screen. */
  homeStrips: readonly StripPlan[]
  /** The strips of its own home. */
  strips: readonly StripPlan[]
  /** The condition that a `listing` of it is recommended, on homes for example; missing: all are. */
  isRecommended?: Condition
  /** Applies its filters and its time filter; missing: they change nothing. */
  narrow?(filters: Readonly<Filters>, moment: SearchMoment): Narrowing
  /** Adds notes to its cards; missing: they have none. */
  cardNotes?: CardNoting
  /** The condition that the author of a `review` without a booking was at the listing all the same. */
  wasHere?: Condition
  /** The prices of listings for a stay, by slug. Those that are not let by time are left out. */
  stayPrices?(
    query: Queryable,
    slugs: readonly string[],
    stay: Stay,
  ): Promise<ReadonlyMap<string, NonNullable<DatedCard['stay']>>>
}

export type ListedVerticals = Readonly<Record<VerticalId, ListedVertical>>
