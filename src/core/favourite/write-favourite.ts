import type { Query, QueryClient } from '@tanstack/react-query'
import { saveAnswer } from '#src/data/query/save-answer.ts'
import { keyOf } from './favourite-changes.ts'
import { favourites } from './queries.ts'

interface Of {
  vertical: string
  slug: string
  /** The first word of the key under which its own page is answered. */
  page: string
}

interface HasFavourite {
  slug: string
  is_favorited?: boolean | undefined
}

/**
 * Updates every query that shows a listing's heart: its own page, in every language it was read in, and its
 * cards.
 */
export function writeFavourite(queries: QueryClient, of: Of, is_favorited: boolean): void {
  // A refetch under way would bring the old state, so it is cancelled; a first read is not.
  void queries.cancelQueries({ queryKey: [of.page], predicate: isPageOf(of.slug) })
  queries.setQueriesData<HasFavourite | null>({ queryKey: [of.page] }, (listing) =>
    listing?.slug === of.slug ? { ...listing, is_favorited } : listing,
  )
  void writeKeys(queries, keyOf(of), is_favorited)
}

/** Whether a query holds the page of a listing. */
export const isPageOf = (slug: string) => (query: Query) =>
  (query.state.data as HasFavourite | null | undefined)?.slug === slug

async function writeKeys(queries: QueryClient, key: string, isFavourite: boolean): Promise<void> {
  const marked = favourites.marked()
  // An answer that is on its way does not have the change.
  await queries.cancelQueries({ queryKey: marked.queryKey })
  // On a screen without hearts the keys may be stored but not yet read.
  const known = await queries.ensureQueryData(marked).catch(() => undefined)
  if (known === undefined || known.includes(key) === isFavourite) return
  await saveAnswer(queries, marked, isFavourite ? [key, ...known] : known.filter((it) => it !== key))
}
