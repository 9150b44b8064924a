import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import type { Language } from '#contract/entities/settings.ts'
import type { Location } from './location/location.ts'

/** Whom a screen is for: what it asks for depends on the language spoken and on where one looks. */
export interface View {
  language: Language
  location?: Location | undefined
}

/** Asks for what a screen shows first: before it is painted on the server, at a touch of its link in the browser. */
export interface Prepares {
  prepare<T, K extends QueryKey>(
    options: (view: View) => FetchQueryOptions<T, Error, T, K>,
  ): Promise<void> | undefined
  /** The same of a list that is read page by page. */
  prepareList<T, K extends QueryKey, P>(
    options: (view: View) => FetchInfiniteQueryOptions<T, Error, T, K, P>,
  ): Promise<void> | undefined
}
