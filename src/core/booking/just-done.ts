import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { BookingCard } from '#contract/entities/booking.ts'
import { bookingStatus } from '#contract/status.ts'
import { storedValue } from '#src/data/stored-value.ts'

const schema = v.object({ reference: v.string(), what: v.picklist(['ordered', 'rated']) })
type JustDone = v.InferOutput<typeof schema>

/**
 * The last action on a booking, so that its page confirms it once, even after a visit to the gateway's page.
 */
export const justDone = storedValue('just done', schema, 'sessionStorage')

/**
 * The last action on this booking; an order counts only once it is paid. Undefined where there was none, or
 * it was confirmed.
 */
export function useJustDone({
  unique_booking_id,
  status,
}: Pick<BookingCard, 'unique_booking_id' | 'status'>): JustDone['what'] | undefined {
  const [done, setDone] = useState<JustDone>()
  useEffect(() => {
    const found = justDone.get()
    if (found?.reference !== unique_booking_id || status === bookingStatus.awaitingPayment) return
    justDone.set(undefined)
    setDone(found)
  }, [unique_booking_id, status])
  return done?.reference === unique_booking_id && status !== bookingStatus.cancelled ? done.what : undefined
}
