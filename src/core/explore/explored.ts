import type { ComponentType } from 'react'
import type { ReplyOf, RequestOf } from '#contract/call.ts'
import type { getAllEventCategories, getAllEvents } from '#contract/calls/events.ts'
import type { Card } from '#contract/entities/card.ts'
import type { Filters } from '#contract/explore/filters.ts'
import type { TextKey } from '#contract/texts/en.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { ExplorePaths } from '#src/core/listing/vertical.ts'

/** What one may ask of any vertical that is explored. */
export type ExploreRequest = Omit<RequestOf<typeof getAllEvents>, 'token'>
export type ExploreCategory = ReplyOf<typeof getAllEventCategories>['categories'][number]

export interface FoundPage {
  cards: readonly Card[]
  next_cursor?: string | undefined
}

export interface FilterFieldsProps {
  filters: Filters
  onChange: (filters: Filters) => void
}

/** What the shared screens need to know of that which one explores. */
export interface Explored {
  vertical: VerticalId
  /** 'vehicle' or 'properties' among the rentals. */
  kind?: string
  paths: ExplorePaths
  texts: {
    /** What the whole of it is called. */
    title: TextKey
    /** The heading of the form, and the name of its field. */
    search: TextKey
    /** How many there are, with `{n}`. */
    nearby: TextKey
  }
  /** The token of its quiet colour. */
  hue: 'plum' | 'blue' | 'green' | 'rose' | 'amber'
  find: (request: ExploreRequest, signal: AbortSignal) => Promise<FoundPage>
  suggest: (text: string, signal: AbortSignal) => Promise<readonly Card[]>
  categories: (signal: AbortSignal) => Promise<readonly ExploreCategory[]>
  /** Filters that it alone has. */
  OwnFilters?: ComponentType<FilterFieldsProps>
}
