import * as v from 'valibot'
import { storedValue } from '#src/data/stored-value.ts'

const begunSchema = v.object({
  provider: v.picklist(['google', 'facebook']),
  accessToken: v.string(),
  /** The code in the address of the invitation that led to the login. */
  refcode: v.optional(v.string()),
})
/** A login that goes on at another service, and may come back to this tab only. */
export type PendingLogin = v.InferOutput<typeof begunSchema>

const kept = storedValue('social login', begunSchema, 'sessionStorage')

export const savePendingLogin = (begun: PendingLogin) => kept.set(begun)
export const pendingLogin = kept.get
export const forgetPendingLogin = () => kept.set(undefined)
