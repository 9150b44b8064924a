import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeRentalBooking } from '#contract/calls/rental-bookings.ts'
import type { PaymentMethod } from '#contract/entities/placed.ts'
import type { RentalBooking } from '#contract/entities/rental-booking.ts'
import { send } from '#src/data/provider/call.ts'
import type { Quoted } from './use-quote.ts'

/** Changes the dates to those that were quoted. Whoever hears no answer asks again under the same key. */
export function useChange({ unique_booking_id }: RentalBooking, { stay, reply }: Quoted) {
  const queries = useQueryClient()
  const newKey = () => crypto.randomUUID()
  const [keys] = useState(() => ({ WALLET: newKey(), PAY_AT_VENUE: newKey(), Online: newKey() }))
  return useMutation({
    mutationFn: (method: PaymentMethod) => {
      const dates = { start_date: stay.start, end_date: stay.end }
      const seen = { total: reply.bill.total, changes: reply.changes }
      const asked = { unique_booking_id, ...dates, ...seen, method, idempotency_key: keys[method] }
      return send(changeRentalBooking, asked)
    },
    onSuccess: ({ payment_url }) => {
      if (payment_url !== undefined) location.assign(payment_url)
    },
    // The booking, the wallet and what is taken are others now; or it was not done since they had changed before.
    onSettled: () => queries.invalidateQueries(),
  })
}
