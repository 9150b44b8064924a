import type { Card } from '#contract/entities/card.ts'
import type { DatedCard } from '#contract/entities/dated-card.ts'
import type { EventDay } from '#contract/event/days.ts'
import type { Filters } from '#contract/explore/filters.ts'
import type { Stay } from '#contract/rental/stay.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable } from '#server/db/database.ts'
import type { Condition } from './explore/criteria-repo.ts'
import type { NearbyQuery } from './repo.ts'

/** One row of a home screen: which listings of a vertical it has. Its code names its title among the texts. */
export interface StripPlan {
  code: string
  kind?: string
  order: NearbyQuery['order']
}

/** Who is known, or a guest who knows what they hold. */
export interface Holder {
  accountId?: number | undefined
  holdId?: string | undefined
}

/** The time a search asks for, as its request says it. */
export interface RequestedTime {
  start_date?: string | undefined
  end_date?: string | undefined
  day?: EventDay | undefined
}

/** What a vertical needs to know of a search to judge times: what was requested, by whom, and now. */
export interface SearchMoment {
  requested: RequestedTime
  whose: Holder
  now: Date
  /** `now` by a wall clock, `YYYY-MM-DD HH:mm`: the one where the search looks, if a day is requested. */
  localClock: string
}

/** What a vertical's own filters and the time ask for. */
export interface Narrowing {
  is: readonly Condition[]
  /** Of what fits otherwise: that nobody knows whether it fits. It is left out, and counted. */
  unknown?: readonly Condition[]
  /** What ends before does not fit: there a walk in the order of time may begin. */
  notBefore?: Date | undefined
}

/** What a card says beside what every listing says. */
export type CardNotes = Pick<Card, 'is_online' | 'is_sold_out' | 'opening'>

/** What a vertical tells of its listings so that they can be found. */
export interface ListedVertical {
  /** The kinds its listings fall into; left out: one, which has no name. */
  kinds?: readonly string[]
  /** Its rows on everybody's home screen. */
  homeStrips: readonly StripPlan[]
  /** The rows of its own home. */
  strips: readonly StripPlan[]
  /** Without it its filters and a time change nothing. */
  narrow?(filters: Readonly<Filters>, moment: SearchMoment): Narrowing
  /** What the cards of its listings say beside, by slug. */
  cardNotes?(query: Queryable, slugs: readonly string[], now: Date): Promise<ReadonlyMap<string, CardNotes>>
  /** How one tells of who wrote a `review` without a booking of the listing that they were there all the same. */
  wasHere?: Condition
  /** What listings cost for a stay, by slug; those that are not had for a time are left out. */
  stayPrices?(
    query: Queryable,
    slugs: readonly string[],
    stay: Stay,
  ): Promise<ReadonlyMap<string, NonNullable<DatedCard['stay']>>>
}

export type ListedVerticals = Readonly<Record<VerticalId, ListedVertical>>
