import type { Currency, Minor } from '#contract/money.ts'

/** Something that was paid for, on the terms it was offered on. */
export interface Bought {
  purchaseId: number
  reference: string
  accountId: number
  amount: Minor
  currency: Currency
  /** The way of payment. */
  mode: 'Online' | 'WALLET'
  terms: unknown
}
