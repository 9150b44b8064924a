import * as v from 'valibot'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls/registry.ts'
import { send } from '../provider/call.ts'
import { NoAnswer, Refused } from '../provider/errors.ts'
import type { DeliveryResult, OutboxEntry } from './entry.ts'

const mayWait: ReadonlyMap<string, Call> = new Map(calls.filter((it) => it.queued).map((it) => [it.name, it]))

/** The longest time for which a call holds up those behind it; a longer pause is not waited for. */
const LONGEST_HOLD_UP_MS = 15 * 60_000

/** Sends one entry, under the same key each time, and answers the result. */
export async function deliver(entry: OutboxEntry, token: string | undefined): Promise<DeliveryResult> {
  const call = mayWait.get(entry.call)
  if (!call) return { kind: 'unknown' }
  if (call.auth === 'required' && token === undefined) return later('login')
  const hadNetwork = globalThis.navigator?.onLine !== false
  try {
    await send(call, { token, ...entry.request, idempotency_key: entry.key })
    return { kind: 'done' }
  } catch (error) {
    const result = fateAfter(error, call, entry)
    const isUnsent = !hadNetwork && result.kind === 'later' && result.delay.why === 'network'
    return isUnsent ? { ...result, isUnsent } : result
  }
}

function fateAfter(error: unknown, call: Call, entry: OutboxEntry): DeliveryResult {
  // The server executed the call, and its reply has the format of a newer version.
  if (error instanceof NoAnswer && error.cause instanceof v.ValiError) return { kind: 'done' }
  if (!(error instanceof Refused)) return later('network')
  if (error.status === 401) return later('login')
  if (mayPass(error)) return later('busy', error.retryAfterMs)
  // An earlier sending may have arrived, so the thing that the call was to end is gone.
  const wasSent = entry.attempts > 1 && !call.idempotent
  if (wasSent && error.code === 'NOT_FOUND') return { kind: 'done' }
  return { kind: 'refused', message: error.message, answer: error.answer }
}

function mayPass({ code, status, retryAfterMs = 0 }: Refused): boolean {
  if (status === 429) return retryAfterMs <= LONGEST_HOLD_UP_MS
  return code === 'IN_PROGRESS' || code === 'UPGRADE_REQUIRED' || status >= 500
}

function later(why: 'network' | 'busy' | 'login', afterMs?: number): DeliveryResult {
  const delay = { why, ...(afterMs === undefined ? {} : { afterMs }) }
  // The server refuses an ended session before it does anything.
  return why === 'login' ? { kind: 'later', delay, isUnsent: true } : { kind: 'later', delay }
}
