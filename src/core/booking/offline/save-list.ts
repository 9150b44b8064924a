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

/** Asks anew for every booking that is to be on the device, however many pages they are, and keeps the list of them. */
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
  // The next one comes first, and past ones come last.
  for (let cursor: string | undefined = ''; cursor !== undefined && pages.length < MOST_PAGES; ) {
    const page: Page<B> = await ask(cursor)
    pages.push(page)
    pageParams.push(cursor)
    cursor = isSaved(page.data.at(-1)) ? page.next_cursor : undefined
  }
  // A screen on which somebody looks further back goes on with what it has.
  const shown = queries.getQueryData<{ pages: unknown[] }>(list.queryKey)
  const isLonger = (shown?.pages.length ?? 0) > pages.length
  if (!isLonger && !isOvertaken(list.queryKey)) await savePages(queries, list, { pages, pageParams })
  return pages.flatMap((it) => it.data).filter(isSaved)
}

/** Asks for one vertical's bookings and keeps each whole, as its own page would be answered. */
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

/** Of what was answered by itself since now, a list that was asked for now knows nothing newer: it may be cancelled. */
function overtaken(queries: QueryClient): (queryKey: QueryKey) => boolean {
  const askedAt = Date.now()
  return (queryKey) => (queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0) > askedAt
}
