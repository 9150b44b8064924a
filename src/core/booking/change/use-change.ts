import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PaymentMethod } from '#contract/entities/placed.ts'

/** Changes a booking, once for each key. One that costs more may have to be paid at the gateway first. */
export type ChangeBooking = (
  method: PaymentMethod,
  idempotency_key: string,
) => Promise<{ payment_url?: string | undefined }>

/** Changes a booking as it was quoted. A retry after a missing answer goes under the same key. */
export function useChange(change: ChangeBooking) {
  const queries = useQueryClient()
  const newKey = () => crypto.randomUUID()
  const [keys] = useState(() => ({ WALLET: newKey(), PAY_AT_VENUE: newKey(), Online: newKey() }))
  return useMutation({
    mutationFn: (method: PaymentMethod) => change(method, keys[method]),
    onSuccess: ({ payment_url }) => {
      if (payment_url !== undefined) location.assign(payment_url)
    },
    // The booking, the wallet and the stock have changed; or they had before, and the change was refused.
    onSettled: () => queries.invalidateQueries(),
  })
}
