import * as v from 'valibot'
import { instantSchema } from '../time.ts'
import { count, id, knownWord, shortText } from './limits.ts'

/** A transaction of a wallet. `amount` is in minor units. */
export const walletTransactionSchema = v.object({
  id,
  type: knownWord(['deposit', 'withdraw']),
  amount: count,
  meta: v.object({ description: shortText }),
  created_at: instantSchema,
})
/** A transaction of a wallet. */
export type WalletTransaction = v.InferOutput<typeof walletTransactionSchema>
