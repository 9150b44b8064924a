import type { ComponentType } from 'react'
import type { ReplyOf, RequestOf } from '#contract/call.ts'
import type { getAllEvents } from '#contract/calls/event-search.ts'
import type { getAllEventCategories } from '#contract/calls/events.ts'
import type { getMapPoints } from '#contract/calls/explore.ts'
import type { Card } from '#contract/entities/card.ts'
import type { DatedCard } from '#contract/entities/dated-card.ts'
import type { Filters } from '#contract/explore/filters.ts'
import type { TextKey } from '#contract/texts/en.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { ExplorePaths } from '#src/core/listing/paths.ts'
import type { When } from './when/when.ts'

/** What one may ask of any vertical that is explored. */
export type ExploreRequest = Omit<RequestOf<typeof getAllEvents>, 'token'> &
  Dates &
  Pick<RequestOf<typeof getMapPoints>, 'hold_id'>
/** When it is wanted; only what is had for a time is asked for with them. */
export type Dates = Pick<RequestOf<typeof getMapPoints>, 'start_date' | 'end_date'>
export type ExploreCategory = ReplyOf<typeof getAllEventCategories>['categories'][number]

/** What was found; with what it costs for the dates, where dates were asked for. */
export type FoundCard = Card & Partial<Pick<DatedCard, 'stay'>>

export interface FoundPage {
  cards: readonly FoundCard[]
  next_cursor?: string | undefined
}

export interface FilterFieldsProps {
  filters: Filters
  onChange: (filters: Filters) => void
}

export interface WhenDialogProps {
  when: When | undefined
  onChoose: (when: When | undefined) => void
  onClosed: () => void
}

/** How one says when one wants what is had for a time. */
interface Dated {
  /** Whether there is a place on earth where that can still be chosen. */
  canBe: (when: When) => boolean
  /** It comes when it is first asked for. */
  dialog: () => Promise<ComponentType<WhenDialogProps>>
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
  dated?: Dated
  /** Filters that it alone has. */
  OwnFilters?: ComponentType<FilterFieldsProps>
}
