import type { DepositTerms } from '#contract/bill/deposit.ts'
import type { Currency, Minor } from '#contract/money.ts'

/** Order items as they are sold now, with their listing and time. */
export interface Offer {
  listingId: number
  businessId: number | null
  title: string
  currency: Currency
  startsAt: Date
  endsAt: Date
  subtotal: Minor
  /** The part that is paid when one orders; missing: nothing has to be. */
  deposit?: DepositTerms | undefined
}
