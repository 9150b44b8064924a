import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useObserved } from '#src/core/use-observed.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'

/**
 * Has every screen show what became of a booking once the server has heard, or refused, what was done with it: also
 * after a reload, and when nobody has opened that booking since.
 */
export function useBookingRefresh(): void {
  const queries = useQueryClient()
  const waiting = useObserved(outbox.waiting)
  const before = useRef(waiting)
  useEffect(() => {
    const onTheirWay = new Set(waiting.filter((it) => it.refusal === undefined).map((it) => it.key))
    const settled = before.current.filter((it) => it.refusal === undefined && !onTheirWay.has(it.key))
    before.current = waiting
    for (const { request } of settled) {
      if (typeof request.unique_booking_id === 'string') refreshBooking(queries, request.unique_booking_id)
    }
  }, [queries, waiting])
}

/** What it is now, what came into the wallet, and how much there is left to have, the server knows. */
export function refreshBooking(queries: QueryClient, reference: string): void {
  const slugs = queries
    .getQueriesData<{ slug?: string } | null>({ predicate: ({ queryKey }) => queryKey.includes(reference) })
    .flatMap(([, booking]) => booking?.slug ?? [])
  const concerned = new Set(['bookings', 'wallet', reference, ...slugs])
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey.some((it) => concerned.has(String(it)))
  void queries.invalidateQueries({ predicate })
}
