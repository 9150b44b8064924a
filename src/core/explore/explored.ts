import type { ComponentType } from 'react'
import type * as v from 'valibot'
import type { RequestOf } from '#contract/call.ts'
import type { getMapPoints } from '#contract/calls/explore.ts'
import type { Card } from '#contract/entities/card.ts'
import type { Category } from '#contract/entities/category.ts'
import type { DatedCard } from '#contract/entities/dated-card.ts'
import type { BaseFilters, Sorting } from '#contract/explore/base-filters.ts'
import type { exploreEntries } from '#contract/explore/request.ts'
import type { TextKey } from '#contract/texts/en.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { ExplorePaths } from '#src/core/listing/paths.ts'
import type { ExploreAddress } from './address.ts'
import type { Timing } from './when/when.ts'

type Entries = Omit<ReturnType<typeof exploreEntries>, 'filter' | 'filters'>
/** What one may ask of any vertical that is explored. */
export type ExploreRequest = v.InferInput<v.ObjectSchema<Entries, undefined>> &
  TimeRequest & { filter: FilterRequest }
/** When it is wanted, as it is asked. */
export type TimeRequest = Pick<RequestOf<typeof getMapPoints>, 'start_date' | 'end_date' | 'day' | 'hold_id'>
/** For which dates a card is to say what it costs. */
export type Dates = Pick<TimeRequest, 'start_date' | 'end_date'>
/** What it is narrowed by, as it is asked. */
export type FilterRequest = NonNullable<RequestOf<typeof getMapPoints>['filters']>
export type ExploreCategory = Category & { id: number }

/** What was found; with what it costs for the dates, where dates were asked for. */
export type FoundCard = Card & Partial<Pick<DatedCard, 'stay'>>

export interface FoundPage {
  cards: readonly FoundCard[]
  /** With the first page: how many more there are of which nobody knows whether they are what is wanted. */
  unknown?: number | undefined
  next_cursor?: string | undefined
}

/** Filters that a vertical alone has, by the names they have in an address; one that is not there leaves all open. */
export type OwnFilters = Readonly<Record<string, string>>

/** What a person narrows a search to. */
export interface ChosenFilters extends BaseFilters {
  own: OwnFilters
}

export interface FilterFieldsProps {
  /** Which kind of what is explored, where it falls into several. */
  kind: string
  own: OwnFilters
  onChange: (own: OwnFilters) => void
}

/** How a vertical is narrowed and sorted. */
export interface Filtering {
  /** The first where none is said. */
  sortings: readonly [Sorting, ...Sorting[]]
  /** Its own filters; a value that is not taken is as if it were not there. */
  own: Readonly<Record<string, v.GenericSchema<string, string>>>
  /** Its own filters as they are asked. */
  ask: (own: OwnFilters) => Omit<FilterRequest, keyof BaseFilters>
  Fields?: ComponentType<FilterFieldsProps>
  /** Nobody rates one, so none is found by its stars. */
  isUnrated?: true
  /** What it costs can be bounded. */
  isPriced?: true
}

export interface WhenDialogProps {
  when: Timing | undefined
  onChoose: (when: Timing | undefined) => void
  onClosed: () => void
}

/** How one says when one wants it, where that matters. */
export interface Timed {
  /** By which names an address says it. */
  names: readonly string[]
  /** What an address says; undefined: nothing, or nothing that can still be chosen anywhere on earth. */
  read: (address: ExploreAddress) => Timing | undefined
  ask: (when: Timing) => TimeRequest | Promise<TimeRequest>
  /** Of what costs by the time it is had: the dates that its card is to reckon with, and that its page is told. */
  datesOf?: (when: Timing) => Dates
  /** In words, by its days alone or with the times. */
  useWords: (way: 'days' | 'times') => (when: Timing) => string
  /** Times that are chosen at once. */
  quick?: readonly { name: TextKey; when: Timing }[]
  /** What opens the dialog. */
  choose: TextKey
  /** It comes when it is first asked for. */
  dialog: () => Promise<ComponentType<WhenDialogProps>>
  /** What is said where there is nothing then. */
  nothing: TextKey
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
    /** What its field asks; of most it is enough to ask what. */
    what?: TextKey
    /** How many there are, with `{n}`. */
    nearby: TextKey
    /** What shows so many, with `{n}`; they are called results otherwise. */
    show?: TextKey
    /** How many more there are of which nobody knows whether they are what is wanted, with `{n}`. */
    unknown?: TextKey
  }
  /** The token of its quiet colour. */
  hue: 'plum' | 'blue' | 'green' | 'rose' | 'amber'
  /** What a marker on the map says; its price unless it says otherwise. */
  marker?: 'price' | 'rating'
  /** The categories can be chosen among the filters too. */
  categoriesInDrawer?: boolean
  /** What each one's row says beside what every row says, such as whether it is open. */
  Note?: ComponentType<{ card: Card }>
  find: (request: ExploreRequest, signal: AbortSignal) => Promise<FoundPage>
  suggest: (text: string, signal: AbortSignal) => Promise<readonly Card[]>
  categories: (signal: AbortSignal) => Promise<readonly ExploreCategory[]>
  filtering: Filtering
  timed?: Timed
}
