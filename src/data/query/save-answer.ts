import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  InfiniteData,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query'

/** Stores an answer that came along with another one, as if its own query had been sent. */
export async function saveAnswer<T, K extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<T, Error, T, K>,
  answer: T,
): Promise<void> {
  const { queryKey, queryFn } = options
  queries.setQueryData(queryKey, answer as never)
  await queries.prefetchQuery({ ...options, queryFn: () => answer, staleTime: 0 })
  askAgain(queries, queryKey, { queryFn })
}

/** Stores the pages of a list that were read separately, as if its own query had been sent. */
export async function savePages<T, K extends QueryKey>(
  queries: QueryClient,
  options: FetchInfiniteQueryOptions<T, Error, T, K, string>,
  answer: InfiniteData<T, string>,
): Promise<void> {
  const { queryKey, queryFn } = options
  const { pages, pageParams } = answer
  queries.setQueryData(queryKey, answer as never)
  await queries.prefetchInfiniteQuery({
    ...options,
    queryFn: ({ pageParam }) => pages[pageParams.indexOf(pageParam)] as T,
    pages: pages.length,
    getNextPageParam: (_, all) => pageParams[all.length],
    staleTime: 0,
  })
  const { getNextPageParam } = options as { getNextPageParam?: unknown }
  askAgain(queries, queryKey, { queryFn, getNextPageParam })
}

/** Gives the query its real function back, so that a refetch asks the server. */
function askAgain(queries: QueryClient, queryKey: QueryKey, how: object): void {
  const query = queries.getQueryCache().find({ queryKey, exact: true })
  query?.setOptions({ ...query.options, ...how })
}
