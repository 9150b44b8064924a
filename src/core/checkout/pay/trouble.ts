import type { PaymentMethod } from '#contract/entities/placed.ts'
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
