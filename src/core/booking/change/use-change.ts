import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PaymentMethod } from '#contract/entities/placed.ts'

/** Changes what is booked, once for each key. A booking that costs more may have to be paid elsewhere first. */
export type ChangeBooking = (
  method: PaymentMethod,
  idempotency_key: string,
) => Promise<{ payment_url?: string | undefined }>

/** Changes a booking as it was quoted. Whoever hears no answer asks again under the same key. */
export function useChange(change: ChangeBooking) {
  const queries = useQueryClient()
  const newKey = () => crypto.randomUUID()
  const [keys] = useState(() => ({ WALLET: newKey(), PAY_AT_VENUE: newKey(), Online: newKey() }))
  return useMutation({
    mutationFn: (method: PaymentMethod) => change(method, keys[method]),
    onSuccess: ({ payment_url }) => {
      if (payment_url !== undefined) location.assign(payment_url)
    },
    // The booking, the wallet and what is taken are others now; or it was not done since they had changed before.
    onSettled: () => queries.invalidateQueries(),
  })
}
