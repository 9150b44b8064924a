import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { VerticalId } from '#contract/verticals.ts'

// Stored with the answers of home, which every start has at once.
const keyOf = (vertical: VerticalId) => ['home', 'has bookings', vertical]

/** Whether the person had coming bookings of a vertical, as far as this device knows. */
export function useHadBookings(vertical: VerticalId): boolean {
  return useQueryClient().getQueryData(keyOf(vertical)) === true
}

/** Stores for the next start whether there are coming bookings; undefined while that is unknown. */
export function useNoteBookings(vertical: VerticalId, has: boolean | undefined): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (has !== undefined) queries.setQueryData(keyOf(vertical), has)
  }, [queries, vertical, has])
}
