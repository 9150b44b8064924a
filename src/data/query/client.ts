import { QueryClient } from '@tanstack/react-query'
import { NoAnswer, Refused } from '../provider/errors.ts'
import type { queryPersister } from './persisted-queries.ts'

const MOST_RETRIES = 2
// A retry that would have to wait longer than this is not waited for: the person is told at once.
const LONGEST_WAIT_MS = 10_000

type Persister = ReturnType<typeof queryPersister>['persisterFn']

/** Makes the page's query client. Reads are retried only when that may help, a little later each time. */
export function makeQueryClient(persister: Persister): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        persister,
        // `online` would wait for ever where the device only believes that it is offline.
        networkMode: 'offlineFirst',
        staleTime: 60_000,
        gcTime: 24 * 60 * 60 * 1000,
        retry: (failures, error) => failures < MOST_RETRIES && mayHelp(error),
        retryDelay: (failures, error) =>
          askedToWait(error) + Math.random() * Math.min(8_000, 500 * 2 ** failures),
      },
      mutations: { networkMode: 'offlineFirst', retry: false },
    },
  })
}

function mayHelp(error: Error): boolean {
  if (error instanceof NoAnswer) return error.trouble !== 'sign-in'
  const isTransient = error instanceof Refused && (error.status === 429 || error.status >= 500)
  return isTransient && askedToWait(error) <= LONGEST_WAIT_MS
}

function askedToWait(error: Error): number {
  return (error instanceof Refused && error.retryAfterMs) || 0
}
