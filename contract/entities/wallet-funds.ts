import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { instantSchema } from '../time.ts'
import { knownWord } from './limits.ts'

/** A part of a payout, which goes back by one payment that brought it. */
export const payoutPartSchema = v.object({
  amount: wireAmountSchema,
  state: knownWord(['pending', 'done']),
})

/** The money in a wallet, and what its owner may do about it. */
export const walletFundsSchema = v.object({
  balance: wireAmountSchema,
  /** The part that they topped up themselves. */
  own: wireAmountSchema,
  /** The part that was given to them: it can be spent, but not paid out. */
  given: wireAmountSchema,
  /** The part of their own money that can be paid out now. */
  can_pay_out: wireAmountSchema,
  /** The payouts that have not left yet. */
  leaving: wireAmountSchema,
  /** The amounts that end within 30 days, the soonest first. */
  expiring: v.array(v.object({ amount: wireAmountSchema, expires_at: instantSchema })),
  /** The amounts offered for a top-up, and the bounds of any other; `most` 0: nothing can be put in now. */
  top_up: v.object({
    amounts: v.array(wireAmountSchema),
    least: wireAmountSchema,
    most: wireAmountSchema,
  }),
})
/** The money in a wallet, and what its owner may do about it. */
export type WalletFunds = v.InferOutput<typeof walletFundsSchema>
