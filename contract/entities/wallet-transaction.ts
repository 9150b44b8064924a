import * as v from 'valibot'
import { instantSchema } from '../time.ts'
import { count, id, knownWord, shortText } from './limits.ts'

/** What went into a wallet or out of it. `amount` is in minor units. */
export const walletTransactionSchema = v.object({
  id,
  type: knownWord(['deposit', 'withdraw']),
  amount: count,
  meta: v.object({ description: shortText }),
  created_at: instantSchema,
})
/** What went into a wallet or out of it. */
export type WalletTransaction = v.InferOutput<typeof walletTransactionSchema>
