import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import type { Language } from '#contract/entities/settings.ts'
import type { Location } from './location/location.ts'

/** The language and the location, on which the queries of a screen depend. */
export interface View {
  language: Language
  location?: Location | undefined
}

/**
 * Loads what a screen shows first: before the server renders it, or at the touch of its link in the browser.
 */
export interface Prepares {
  prepare<T, K extends QueryKey>(
    options: (view: View) => FetchQueryOptions<T, Error, T, K>,
  ): Promise<void> | undefined
  /** Loads the first page of an infinite query. */
  prepareList<T, K extends QueryKey, P>(
    options: (view: View) => FetchInfiniteQueryOptions<T, Error, T, K, P>,
  ): Promise<void> | undefined
}
