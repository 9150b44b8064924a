import type { FetchInfiniteQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Booking } from '#contract/entities/booking.ts'
import { aWeekAfter, type BookingQueries } from '#src/core/booking/queries.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { saveAnswer, savePages } from '#src/data/query/save-answer.ts'

const MOST_PAGES = 20

interface Page<B> {
  data: B[]
  next_cursor?: string | undefined
}

/** Reads all pages of the bookings that belong on the device anew, and stores the list of them. */
export async function saveList<B extends { end: string }, K extends QueryKey>(
  queries: QueryClient,
  list: FetchInfiniteQueryOptions<Page<B>, Error, Page<B>, K, string>,
  ask: (cursor: string) => Promise<Page<B>>,
): Promise<B[]> {
  const isOvertaken = overtaken(queries)
  const now = serverNow() ?? Date.now()
  const isSaved = (it: B | undefined) => it !== undefined && aWeekAfter(it.end) > now
  const pages: Page<B>[] = []
  const pageParams: string[] = []
  // The list begins with the next booking, and past bookings come last.
  for (let cursor: string | undefined = ''; cursor !== undefined && pages.length < MOST_PAGES; ) {
    const page: Page<B> = await ask(cursor)
    pages.push(page)
    pageParams.push(cursor)
    cursor = isSaved(page.data.at(-1)) ? page.next_cursor : undefined
  }
  // A screen that has loaded more pages keeps them.
  const shown = queries.getQueryData<{ pages: unknown[] }>(list.queryKey)
  const isLonger = (shown?.pages.length ?? 0) > pages.length
  if (!isLonger && !isOvertaken(list.queryKey)) await savePages(queries, list, { pages, pageParams })
  return pages.flatMap((it) => it.data).filter(isSaved)
}

/** Reads one vertical's bookings and stores each whole, as its own page would be answered. */
export async function saveEach<B extends Booking>(
  queries: QueryClient,
  of: Pick<BookingQueries<B>, 'list' | 'page' | 'one'>,
  language: string,
): Promise<B[]> {
  const isOvertaken = overtaken(queries)
  const found = await saveList(queries, of.list(language), of.page)
  for (const booking of found) {
    const one = of.one(booking.unique_booking_id, language)
    if (!isOvertaken(one.queryKey)) await saveAnswer(queries, one, booking)
  }
  return found
}

/**
 * Tells which queries were answered by themselves after this moment: a list requested now is not newer than
 * those.
 */
function overtaken(queries: QueryClient): (queryKey: QueryKey) => boolean {
  const askedAt = Date.now()
  return (queryKey) => (queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0) > askedAt
}
