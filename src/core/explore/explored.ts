import type { ComponentType } from 'react'
import type * as v from 'valibot'
import type { RequestOf } from '#contract/call.ts'
import type { getMapPoints, MapPoint } from '#contract/calls/explore.ts'
import type { Card } from '#contract/entities/card.ts'
import type { Category } from '#contract/entities/category.ts'
import type { DatedCard } from '#contract/entities/dated-card.ts'
import type { BaseFilters, Sorting } from '#contract/explore/base-filters.ts'
import type { Bounds } from '#contract/explore/bounds.ts'
import type { exploreEntries } from '#contract/explore/request.ts'
import type { TextKey } from '#contract/texts/en.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { ExplorePaths } from '#src/core/listing/paths.ts'
import type { Location } from '#src/core/location/location.ts'
import type { ExploreAddress } from './address.ts'
import type { MapLook } from './map/map-look.ts'
import type { TimeChoice } from './when/when.ts'

type Entries = Omit<ReturnType<typeof exploreEntries>, 'filter' | 'filters'>
/** A search of any vertical that is explored. */
export type ExploreRequest = v.InferInput<v.ObjectSchema<Entries, undefined>> &
  TimeRequest & { filter: FilterRequest }
/** The fields of a search request that say for when. */
export type TimeRequest = Pick<RequestOf<typeof getMapPoints>, 'start_date' | 'end_date' | 'day' | 'hold_id'>
/** For which dates a card is to say what it costs. */
export type Dates = Pick<TimeRequest, 'start_date' | 'end_date'>
/** The filters of a search request. */
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
  /** Its own filters as fields of a search request. */
  ask: (own: OwnFilters) => Omit<FilterRequest, keyof BaseFilters>
  Fields?: ComponentType<FilterFieldsProps>
  /** Nobody rates one, so none is found by its stars. */
  isUnrated?: true
  /** What it costs can be bounded. */
  isPriced?: true
}

export interface WhenDialogProps {
  when: TimeChoice | undefined
  onChoose: (when: TimeChoice | undefined) => void
  onClosed: () => void
}

/** How a vertical is filtered by time, where that matters. */
export interface TimeFilter {
  /** The parameters of the address that hold the choice. */
  names: readonly string[]
  /** The choice in an address; undefined: none, or one that is over everywhere on earth. */
  read: (address: ExploreAddress) => TimeChoice | undefined
  ask: (when: TimeChoice) => TimeRequest | Promise<TimeRequest>
  /** Where the price depends on the dates: those that a card reckons with and its page opens with. */
  requestDates?: (when: TimeChoice) => Dates
  /** The choice in words, by its days alone or with the times. */
  useWords: (way: 'days' | 'times') => (when: TimeChoice) => string
  /** Choices that take one tap. */
  quick?: readonly { name: TextKey; when: TimeChoice }[]
  /** The text that opens the dialog. */
  choose: TextKey
  /** The dialog for any other time; its code is loaded when it is opened. */
  dialog: () => Promise<ComponentType<WhenDialogProps>>
  /** The text where there is nothing at that time. */
  nothing: TextKey
}

/** What can be looked for on the device: whatever is of no particular time. */
export interface OfflineQuery {
  q: string
  categories: readonly string[]
  filters: ChosenFilters
}

/** What the device answers where the network does not; undefined: it does not know either. */
export interface OfflineAnswers {
  found: (query: OfflineQuery, location: Location | undefined) => Promise<FoundPage | undefined>
  points: (
    query: OfflineQuery,
    bounds: Bounds,
  ) => Promise<{ points: MapPoint[]; is_all: boolean } | undefined>
  card: (slug: string) => Promise<FoundCard | undefined>
  categories: () => Promise<readonly ExploreCategory[] | undefined>
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
  timeFilter?: TimeFilter
  /** What the device can answer where the network does not. */
  offline?: () => Promise<OfflineAnswers>
  /** What stands above the map, of what it shows. */
  overMap?: () => Promise<ComponentType<{ look: MapLook | undefined }>>
}
