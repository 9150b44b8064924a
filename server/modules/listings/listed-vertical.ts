import type { DatedCard } from '#contract/entities/dated-card.ts'
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

/** When something is to be had, by whom, and the moment at which that is asked. */
export interface When {
  stay: Stay | undefined
  whose: Holder
  now: Date
}

/** What a vertical tells of its listings so that they can be found. */
export interface ListedVertical {
  /** Its rows on everybody's home screen. */
  homeStrips: readonly StripPlan[]
  /** The rows of its own home. */
  strips: readonly StripPlan[]
  /** What its own filters and the dates ask for. Without it they change nothing. */
  narrow?(filters: Readonly<Filters>, when: When): readonly Condition[]
  /** What listings cost for a stay, by slug; those that are not had for a time are left out. */
  stayPrices?(
    query: Queryable,
    slugs: readonly string[],
    stay: Stay,
  ): Promise<ReadonlyMap<string, NonNullable<DatedCard['stay']>>>
}

export type ListedVerticals = Readonly<Record<VerticalId, ListedVertical>>
