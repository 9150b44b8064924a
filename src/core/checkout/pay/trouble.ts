import * as v from 'valibot'
import { type PaymentMethod, paymentMethod } from '#contract/entities/placed.ts'
import type { SentOrder } from '#src/data/checkout/order.ts'
import { Observed } from '#src/lib/observed.ts'

/** The reason why an order failed, and the way in which it was to be paid. */
export interface OrderTrouble {
  error: unknown
  /** Whether another tab has ordered or changed the draft. */
  isGone?: true
  method: PaymentMethod | undefined
  /** The total of the failed order. */
  total: number | undefined
}

/** The trouble of the last order, for whichever screen is shown next; until the next try. */
export const orderTrouble = new Observed<OrderTrouble | undefined>(undefined)

const seenSchema = v.object({ method: paymentMethod, total: v.number(), partial_wallet: v.literal(false) })

/**
 * The trouble of an order that was refused while nobody waited; it can be accepted as it is now where nothing
 * else has to be chosen.
 */
export function troubleOf({ request }: SentOrder, error: unknown): OrderTrouble {
  const seen = v.safeParse(seenSchema, request)
  const { method, total } = seen.success ? seen.output : { method: undefined, total: undefined }
  return { error, method, total }
}
