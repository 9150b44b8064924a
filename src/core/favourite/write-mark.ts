import type { QueryClient } from '@tanstack/react-query'
import { keepAnswer } from '#src/data/query/keep-answer.ts'
import { keyOf } from './marks.ts'
import { favourites } from './queries.ts'

interface Of {
  vertical: string
  slug: string
  /** The first word of the key under which its own page is answered. */
  page: string
}

interface Marked {
  slug: string
  is_favorited?: boolean | undefined
}

/** Has whatever shows a listing show another state: its own page, in every language it was read in, and its cards. */
export function writeMark(queries: QueryClient, of: Of, is_favorited: boolean): void {
  queries.setQueriesData<Marked | null>({ queryKey: [of.page] }, (listing) =>
    listing?.slug === of.slug ? { ...listing, is_favorited } : listing,
  )
  void markCards(queries, keyOf(of), is_favorited)
}

async function markCards(queries: QueryClient, key: string, isKept: boolean): Promise<void> {
  const marked = favourites.marked()
  // An answer that is on its way knows nothing of it.
  await queries.cancelQueries({ queryKey: marked.queryKey })
  // On a screen that shows none of them they may be on the device alone.
  const known = await queries.ensureQueryData(marked).catch(() => undefined)
  if (known === undefined || known.includes(key) === isKept) return
  await keepAnswer(queries, marked, isKept ? [key, ...known] : known.filter((it) => it !== key))
}
