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
/** A search request, of any vertical that is explored. */
export type ExploreRequest = v.InferInput<v.ObjectSchema<Entries, undefined>> &
  TimeRequest & { filter: FilterRequest }
/** The fields of a search request that hold the time. */
export type TimeRequest = Pick<RequestOf<typeof getMapPoints>, 'start_date' | 'end_date' | 'day' | 'hold_id'>
/** The dates for which a card shows its price. */
export type Dates = Pick<TimeRequest, 'start_date' | 'end_date'>
/** The filters of a search request. */
export type FilterRequest = NonNullable<RequestOf<typeof getMapPoints>['filters']>
export type ExploreCategory = Category & { id: number }

/** A card that was found, with its price for the dates where a search has some. */
export type FoundCard = Card & Partial<Pick<DatedCard, 'stay'>>

export interface FoundPage {
  cards: readonly FoundCard[]
  /** The number of further listings of which nobody knows whether they match; with the first page only. */
  unknown?: number | undefined
  next_cursor?: string | undefined
  /** The time at which the device's own answer was saved, by the server's clock. */
  savedAt?: number
}

/** The filters of one vertical alone, by their names in an address; a missing one leaves all open. */
export type OwnFilters = Readonly<Record<string, string>>

/** The filters that a person has chosen. */
export interface ChosenFilters extends BaseFilters {
  own: OwnFilters
}

export interface FilterFieldsProps {
  /** The kind of listing, where there are several. */
  kind: string
  own: OwnFilters
  onChange: (own: OwnFilters) => void
}

/** The filters and orders of a vertical. */
export interface Filtering {
  /** The orders to choose from; the first is the default. */
  sortings: readonly [Sorting, ...Sorting[]]
  /** Its own filters; a value that does not fit counts as missing. */
  own: Readonly<Record<string, v.GenericSchema<string, string>>>
  /** Its own filters as fields of a search request. */
  ask: (own: OwnFilters) => Omit<FilterRequest, keyof BaseFilters>
  Fields?: ComponentType<FilterFieldsProps>
  /** Whether its listings have no ratings, so that none is found by its stars. */
  isUnrated?: true
  /** Whether its price can be bounded. */
  isPriced?: true
}

export interface WhenDialogProps {
  when: TimeChoice | undefined
  onChoose: (when: TimeChoice | undefined) => void
  onClosed: () => void
}

/** A time that is named in a search, such as 'jazz tonight'. */
export interface NamedTime {
  /** The heading of the listings at that time. */
  title: TextKey
  /** The text where there is nothing at that time. */
  nothing: TextKey
  /** The time as parameters of the address. */
  when: TimeChoice
  /** The words of the search beside the time. */
  rest: string
}

/** The time filter of a vertical where time matters. */
export interface TimeFilter {
  /** The parameters of the address that hold the choice. */
  names: readonly string[]
  /** The choice in an address; undefined: none, or one that is over everywhere on earth. */
  read: (address: ExploreAddress) => TimeChoice | undefined
  ask: (when: TimeChoice) => TimeRequest | Promise<TimeRequest>
  /** The dates with which a card reckons its price and its page opens; only where the price depends on them. */
  requestDates?: (when: TimeChoice) => Dates
  /** The choice in words, by its days alone or with the times. */
  useWords: (way: 'days' | 'times') => (when: TimeChoice) => string
  /** The choices that take one tap. */
  quick?: readonly { name: TextKey; when: TimeChoice }[]
  /** The text that opens the dialog. */
  choose: TextKey
  /** The dialog for any other time; its code is loaded when it is opened. */
  dialog: () => Promise<ComponentType<WhenDialogProps>>
  /** The text where there is nothing at that time. */
  nothing: TextKey
}

/** A search that the device can answer, which has no time in it. */
export interface OfflineQuery {
  q: string
  categories: readonly string[]
  filters: ChosenFilters
}

/** Answers from the device, where there is no network; undefined: it does not know either. */
export interface OfflineAnswers {
  found: (query: OfflineQuery, location: Location | undefined) => Promise<FoundPage | undefined>
  points: (
    query: OfflineQuery,
    bounds: Bounds,
  ) => Promise<{ points: MapPoint[]; is_all: boolean } | undefined>
  card: (slug: string) => Promise<FoundCard | undefined>
  categories: () => Promise<readonly ExploreCategory[] | undefined>
}

/** The facts about an explored vertical that the shared screens need. */
export interface Explored {
  vertical: VerticalId
  /** 'vehicle' or 'properties' among the rentals. */
  kind?: string
  paths: ExplorePaths
  texts: {
    /** The name of all its listings. */
    title: TextKey
    /** The heading of the form, and the name of its field. */
    search: TextKey
    /** The question in the search field; by default, what the person looks for. */
    what?: TextKey
    /** Examples of inputs, where those are not a name, category or host. */
    examples?: TextKey
    /** The number of results nearby, with `{n}`. */
    nearby: TextKey
    /** The button that shows the results, with their number (`{n}`); by default, they are called results. */
    show?: TextKey
    /** The number of further results that may match, with `{n}`. */
    unknown?: TextKey
  }
  /** The token of its quiet colour. */
  hue: 'plum' | 'blue' | 'green' | 'rose' | 'amber'
  /** The content of a marker on the map; the price by default. */
  marker?: 'price' | 'rating'
  /** Whether the categories can be chosen among the filters too. */
  categoriesInDrawer?: boolean
  /** A vertical's own fact in each row, such as whether the listing is open. */
  Note?: ComponentType<{ card: Card }>
  find: (request: ExploreRequest, signal: AbortSignal) => Promise<FoundPage>
  suggest: (text: string, signal: AbortSignal) => Promise<readonly Card[]>
  categories: (signal: AbortSignal) => Promise<readonly ExploreCategory[]>
  filtering: Filtering
  timeFilter?: TimeFilter
  /** The time that the words of a search name, if they name any. */
  named?: (text: string) => NamedTime | undefined
  /** The answers that the device can give where the network does not. */
  offline?: () => Promise<OfflineAnswers>
  /** A component above the map, about the view that the map shows. */
  overMap?: () => Promise<ComponentType<{ look: MapLook | undefined }>>
}
