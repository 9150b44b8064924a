import * as v from 'valibot'
import { type PaymentMethod, paymentMethod } from '#contract/entities/placed.ts'
import type { SentOrder } from '#src/data/checkout/order.ts'
import { Observed } from '#src/lib/observed.ts'

/** Why an order did not come about, and how it was to be paid. */
export interface OrderTrouble {
  error: unknown
  /** Another tab has ordered or changed it. */
  isGone?: true
  method: PaymentMethod | undefined
  /** What To Pay was. */
  total: number | undefined
}

/** Of the last try, for whichever screen is shown next; until the next try. */
export const orderTrouble = new Observed<OrderTrouble | undefined>(undefined)

const seenSchema = v.object({ method: paymentMethod, total: v.number(), partial_wallet: v.literal(false) })

/** Why an order was refused that nobody waited for: it can be accepted as it is now where nothing else is to be chosen. */
export function troubleOf({ request }: SentOrder, error: unknown): OrderTrouble {
  const seen = v.safeParse(seenSchema, request)
  const { method, total } = seen.success ? seen.output : { method: undefined, total: undefined }
  return { error, method, total }
}
