import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import * as v from 'valibot'
import { useSpeech } from '#src/core/language/language.tsx'
import { useTiles } from '#src/core/map/use-tiles.ts'
import { useObserved } from '#src/core/use-observed.ts'
import { orderBook } from '#src/data/checkout/page-checkout.ts'
import { connection } from '#src/data/connection/report.ts'
import { keptValue } from '#src/data/kept-value.ts'
import { type KeepBookings, keepBookings } from './keep-bookings.ts'

const SOON_ENOUGH_MS = 3 * 60_000

const lastKept = keptValue(
  'bookings kept',
  v.object({ language: v.string(), at: v.number() }),
  'sessionStorage',
)

/** Keeps what somebody has booked on the device: from the start on, when the network or the person is back, and after an order. */
export function useKeptBookings(keepers: readonly KeepBookings[]): void {
  const queries = useQueryClient()
  const { language } = useSpeech()
  const tilesUrl = useTiles().urls.street
  const code = language?.code
  const isOnline = useObserved(connection) === 'online'
  const ordered = useObserved(orderBook.last)?.placed?.unique_booking_id
  const keptFor = useRef(ordered)
  const keep = useEffectEvent(() => {
    if (code === undefined || connection.value !== 'online') return
    if (keptFor.current === ordered && isRecent(code)) return
    keptFor.current = ordered
    lastKept.set({ language: code, at: Date.now() })
    // What did not come now comes the next time.
    keepBookings(queries, keepers, code, tilesUrl).catch(() => lastKept.set(undefined))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one of these is another
  useEffect(() => keep(), [code, isOnline, ordered])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') keep()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}

/** A clock that was set back counts as long ago. */
function isRecent(language: string): boolean {
  const last = lastKept.get()
  const age = Date.now() - (last?.at ?? Number.NEGATIVE_INFINITY)
  return last?.language === language && age >= 0 && age < SOON_ENOUGH_MS
}
