import * as v from 'valibot'
import type { Call } from '#contract/call.ts'
import { invalidFields } from './validation.ts'

/**
 * What in a reply is not as the contract has it. A word that it does not know is heard as another by clients, so that
 * older ones go on: said by this server, it is a mistake too.
 */
export function brokenContract(call: Call, reply: unknown): object | undefined {
  const read = v.safeParse(call.reply, reply)
  if (!read.success) return invalidFields(read.issues)
  return isHeardAsSaid(read.output, reply) ? undefined : { heard: read.output, said: reply }
}

/** Fields that the contract does not name are not heard at all. */
function isHeardAsSaid(heard: unknown, said: unknown): boolean {
  if (heard === null || typeof heard !== 'object') return Object.is(heard, said)
  return Object.entries(heard).every(([key, inner]) => isHeardAsSaid(inner, Object(said)[key]))
}
