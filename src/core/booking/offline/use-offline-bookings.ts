import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import * as v from 'valibot'
import { useSpeech } from '#src/core/language/language.tsx'
import { useTiles } from '#src/core/map/use-tiles.ts'
import { useObserved } from '#src/core/use-observed.ts'
import { orderBook } from '#src/data/checkout/page-checkout.ts'
import { connection } from '#src/data/connection/report.ts'
import { storedValue } from '#src/data/stored-value.ts'
import { type SaveBookings, saveBookings } from './save-bookings.ts'

const SOON_ENOUGH_MS = 3 * 60_000

const lastSaved = storedValue(
  'bookings kept',
  v.object({ language: v.string(), at: v.number() }),
  'sessionStorage',
)

/**
 * Stores somebody's bookings on the device: at the start, when the network or the person is back, and after
 * an order.
 */
export function useOfflineBookings(savers: readonly SaveBookings[]): void {
  const queries = useQueryClient()
  const { language } = useSpeech()
  const tilesUrl = useTiles().urls.street
  const code = language?.code
  const isOnline = useObserved(connection) === 'online'
  const ordered = useObserved(orderBook.last)?.placed?.unique_booking_id
  const savedFor = useRef(ordered)
  const save = useEffectEvent(() => {
    if (code === undefined || connection.value !== 'online') return
    if (savedFor.current === ordered && isRecent(code)) return
    savedFor.current = ordered
    lastSaved.set({ language: code, at: Date.now() })
    // Bookings that could not be saved now are tried again the next time.
    saveBookings(queries, savers, code, tilesUrl).catch(() => lastSaved.set(undefined))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one of these is another
  useEffect(() => save(), [code, isOnline, ordered])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') save()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}

/** Whether the bookings were saved a short while ago; a clock that was set back counts as long ago. */
function isRecent(language: string): boolean {
  const last = lastSaved.get()
  const age = Date.now() - (last?.at ?? Number.NEGATIVE_INFINITY)
  return last?.language === language && age >= 0 && age < SOON_ENOUGH_MS
}
