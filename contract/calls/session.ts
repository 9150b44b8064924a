import * as v from 'valibot'
import { call } from '../call.ts'
import { id, shortText } from '../entities/limits.ts'
import { instantSchema } from '../time.ts'

/** A device on which the account is logged in. */
const sessionSchema = v.object({
  id,
  device: shortText,
  created_at: instantSchema,
  last_seen_at: instantSchema,
  is_current: v.boolean(),
})

/**
 * Ends this session on the server too, at once or later; a session that is over already is answered alike. Later it
 * is named by the SHA-256 of its token, in hexadecimal, so that a device that waits for a network stores no way in.
 */
export const logout = call('logout', {
  request: { session_hash: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))) },
  reply: {},
  auth: 'optional',
  queued: true,
})

/** Lists the account's sessions. */
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
  queued: true,
  errors: ['NOT_FOUND'],
})
