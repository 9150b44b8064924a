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

/** Has whatever shows a listing show another state: its own page, in every language it was read in, and its cards. */
export function writeFavourite(queries: QueryClient, of: Of, is_favorited: boolean): void {
  // A page that is asked for anew would be answered as it was; one that nobody has yet has to come.
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
  // An answer that is on its way knows nothing of it.
  await queries.cancelQueries({ queryKey: marked.queryKey })
  // On a screen that shows none of them they may be on the device alone.
  const known = await queries.ensureQueryData(marked).catch(() => undefined)
  if (known === undefined || known.includes(key) === isFavourite) return
  await saveAnswer(queries, marked, isFavourite ? [key, ...known] : known.filter((it) => it !== key))
}
