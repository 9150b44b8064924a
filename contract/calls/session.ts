import * as v from 'valibot'
import { call } from '../call.ts'
import { id, shortText } from '../entities/limits.ts'
import { instantSchema } from '../time.ts'

/** Where an account is logged in. */
const sessionSchema = v.object({
  id,
  device: shortText,
  created_at: instantSchema,
  last_seen_at: instantSchema,
  is_current: v.boolean(),
})

/** Ends this session on the server too. */
export const logout = call('logout', { request: {}, reply: {}, auth: 'required' })

/** Where the account is logged in. */
export const getSessions = call('get-sessions', {
  request: {},
  reply: { sessions: v.array(sessionSchema) },
  auth: 'required',
})

/** Logs the account out elsewhere. */
export const endSession = call('end-session', {
  request: { session_id: id },
  reply: {},
  auth: 'required',
  errors: ['NOT_FOUND'],
})
