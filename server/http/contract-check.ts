import * as v from 'valibot'
import type { Call } from '#contract/call.ts'
import { invalidFields } from './validation.ts'

/**
 * Finds what is wrong with a reply by the contract. Clients read an unknown word as another one, so that
 * older ones keep working, but from this server an unknown word is wrong too.
 */
export function brokenContract(call: Call, reply: unknown): object | undefined {
  const read = v.safeParse(call.reply, reply)
  if (!read.success) return invalidFields(read.issues)
  return isReadAsSent(read.output, reply) ? undefined : { heard: read.output, said: reply }
}

/**
 * Whether a client reads all values as they were sent. Fields that the contract does not name are not read at
 * all.
 */
function isReadAsSent(heard: unknown, said: unknown): boolean {
  if (heard === null || typeof heard !== 'object') return Object.is(heard, said)
  return Object.entries(heard).every(([key, inner]) => isReadAsSent(inner, Object(said)[key]))
}
