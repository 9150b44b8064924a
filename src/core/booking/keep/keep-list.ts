import type { FetchInfiniteQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { aWeekAfter } from '#src/core/booking/queries.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { keepPages } from '#src/data/query/keep-answer.ts'

const MOST_PAGES = 20

interface Page<B> {
  data: B[]
  next_cursor?: string | undefined
}

/** Asks anew for every booking that is to be on the device, however many pages they are, and keeps the list of them. */
export async function keepList<B extends { end: string }, K extends QueryKey>(
  queries: QueryClient,
  list: FetchInfiniteQueryOptions<Page<B>, Error, Page<B>, K, string>,
  ask: (cursor: string) => Promise<Page<B>>,
): Promise<B[]> {
  const now = serverNow() ?? Date.now()
  const isKept = (it: B | undefined) => it !== undefined && aWeekAfter(it.end) > now
  const pages: Page<B>[] = []
  const pageParams: string[] = []
  // The next one comes first, and past ones come last.
  for (let cursor: string | undefined = ''; cursor !== undefined && pages.length < MOST_PAGES; ) {
    const page: Page<B> = await ask(cursor)
    pages.push(page)
    pageParams.push(cursor)
    cursor = isKept(page.data.at(-1)) ? page.next_cursor : undefined
  }
  // A screen on which somebody looks further back goes on with what it has.
  const shown = queries.getQueryData<{ pages: unknown[] }>(list.queryKey)
  if ((shown?.pages.length ?? 0) <= pages.length) await keepPages(queries, list, { pages, pageParams })
  return pages.flatMap((it) => it.data).filter(isKept)
}
