import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { slotWatches } from './queries.ts'

/** Opens the earlier time that is held for a booking, once, for a person who comes from the list of watches. */
export function useHeldStart(reference: string, open: (start: string) => void): void {
  const queries = useQueryClient()
  const look = useEffectEvent(() => {
    const watches = queries.getQueryData(slotWatches().queryKey) ?? []
    const offer = watches.find((it) => it.unique_booking_id === reference && it.offer)?.offer
    if (offer && Date.parse(offer.expires_at) > (serverNow() ?? Date.now())) open(offer.start)
  })
  useEffect(() => look(), [])
}
