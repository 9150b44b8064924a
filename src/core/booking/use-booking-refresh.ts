import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useObserved } from '#src/core/use-observed.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'

/**
 * Has every screen show what became of a booking once the server has heard, or refused, what was done with
 * it: also after a reload, and when nobody has opened that booking since.
 */
export function useBookingRefresh(): void {
  const queries = useQueryClient()
  const answered = useObserved(outbox.answered)
  const seen = useRef(0)
  useEffect(() => {
    // The first may have been answered before this was loaded.
    for (const { request } of answered.slice(seen.current)) {
      if (typeof request.unique_booking_id === 'string') refreshBooking(queries, request.unique_booking_id)
    }
    seen.current = answered.length
  }, [queries, answered])
}

/**
 * Invalidates everything that an action on a booking may have changed: itself, the wallet and the listing's
 * stock.
 */
export function refreshBooking(queries: QueryClient, reference: string): void {
  const slugs = queries
    .getQueriesData<{ slug?: string } | null>({ predicate: ({ queryKey }) => queryKey.includes(reference) })
    .flatMap(([, booking]) => booking?.slug ?? [])
  const concerned = new Set(['bookings', 'wallet', reference, ...slugs])
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey.some((it) => concerned.has(String(it)))
  void queries.invalidateQueries({ predicate })
}
