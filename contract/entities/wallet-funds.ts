import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { instantSchema } from '../time.ts'
import { knownWord } from './limits.ts'

/** A part of what is paid out, which goes back by one payment that brought it. */
export const payoutPartSchema = v.object({
  amount: wireAmountSchema,
  state: knownWord(['pending', 'done']),
})

/** What a wallet holds, and what its owner may do about it. */
export const walletFundsSchema = v.object({
  balance: wireAmountSchema,
  /** What they put in themselves. */
  own: wireAmountSchema,
  /** What they were given: it can be spent, and not be paid out. */
  given: wireAmountSchema,
  /** What of their own can be paid out now. */
  can_pay_out: wireAmountSchema,
  /** What was paid out and has not left yet. */
  leaving: wireAmountSchema,
  /** What of it ends within 30 days, the soonest first. */
  expiring: v.array(v.object({ amount: wireAmountSchema, expires_at: instantSchema })),
  /** What is offered to put in, and the bounds of any other amount; `most` 0: nothing can be put in now. */
  top_up: v.object({
    amounts: v.array(wireAmountSchema),
    least: wireAmountSchema,
    most: wireAmountSchema,
  }),
})
/** What a wallet holds, and what its owner may do about it. */
export type WalletFunds = v.InferOutput<typeof walletFundsSchema>
