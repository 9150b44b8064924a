import { createHash } from 'node:crypto'
import { KEY_REMEMBERED_MS } from '#contract/key-memory.ts'
import type { Database, Tx } from '#server/db/database.ts'
import { isPassing } from '#server/db/sql-errors.ts'
import { failpoint } from '#server/failpoint.ts'
import type { Clock } from '#server/ports/clock.ts'
import { Refusal } from '#server/refusal.ts'
import { claim, mark, recall, remember, undoToMark } from './repo.ts'

export interface Answer {
  status: number
  reply: Record<string, unknown>
}

export interface OnceRequest {
  owner: number
  key: string
  call: string
  /** The parsed request. A later one with the same key must be equal. */
  request: unknown
}

/** The instant from which on answers are remembered. */
export function rememberedSince(clock: Clock): Date {
  return new Date(clock.now().getTime() - KEY_REMEMBERED_MS)
}

/**
 * Does `work` once for a key. Its effect and its answer are written in one transaction, so that after a crash
 * there are both or neither. A refusal that would be the same again is remembered too; its effect is undone
 * unless the refusal keeps it. Where `precheck` finds that the work could not succeed just now, nothing is
 * begun, so that a crowd that comes too late waits for no lock.
 */
export async function once(
  { database, clock }: { database: Database; clock: Clock },
  { owner, key, call, request }: OnceRequest,
  work: (tx: Tx) => Promise<Answer>,
  answerRefusal: (refusal: Refusal) => Promise<Answer>,
  precheck: () => Promise<unknown> = async () => {},
): Promise<Answer & { replayed: boolean }> {
  const hash = hashOf(call, request)
  const times = { now: clock.now(), notBefore: rememberedSince(clock) }
  await failpoint(`${call}.before_key`)
  const prechecked = await precheck().then(() => undefined, passing)
  // The remembered answer is looked for after the precheck: what is sold out may have gone to this very
  // request, when it first came.
  if (prechecked && !(await recall(database.query, owner, key, times.notBefore))) throw prechecked
  const answer = await database.transaction(async (tx) => {
    if (!(await claim(tx, owner, key))) throw inProgress()
    const first = await recall(tx, owner, key, times.notBefore)
    if (first) {
      if (!first.request_hash.equals(hash)) throw new Refusal('KEY_REUSED', 'error.keyReused')
      return { status: first.status, reply: first.reply as Record<string, unknown>, replayed: true }
    }
    await failpoint(`${call}.after_key`)
    const fresh = await undoingRefusals(tx, work, answerRefusal)
    if (!(await remember(tx, owner, key, { call, request_hash: hash, ...fresh }, times))) throw inProgress()
    await failpoint(`${call}.before_commit`)
    return { ...fresh, replayed: false }
  })
  await failpoint(`${call}.after_commit`)
  return answer
}

/**
 * Finds what became of a call with this key: it is at work, it was answered, or nothing of it has happened.
 */
export function fateOf(
  { database, clock }: { database: Database; clock: Clock },
  { owner, key }: { owner: number; key: string },
): Promise<{ state: 'unknown' | 'running' | 'done'; reply?: Answer['reply'] }> {
  return database.transaction(async (tx) => {
    if (!(await claim(tx, owner, key))) return { state: 'running' }
    const first = await recall(tx, owner, key, rememberedSince(clock))
    return first ? { state: 'done', reply: first.reply as Answer['reply'] } : { state: 'unknown' }
  })
}

function inProgress(): Refusal {
  return new Refusal('IN_PROGRESS', 'error.inProgress', { details: { retryAfterSeconds: 1 } })
}

async function undoingRefusals(
  tx: Tx,
  work: (tx: Tx) => Promise<Answer>,
  answerRefusal: (refusal: Refusal) => Promise<Answer>,
): Promise<Answer> {
  await mark(tx)
  try {
    return await work(tx)
  } catch (error) {
    if (!(error instanceof Refusal) || !isLasting(error.status)) throw error
    if (!error.keepsWhatWasWritten) await undoToMark(tx)
    return answerRefusal(error)
  }
}

/** Errors of a precheck that will pass. Any other the work itself will throw. */
function passing(error: unknown): unknown {
  const passes = error instanceof Refusal ? !isLasting(error.status) : isPassing(error)
  return passes ? error : undefined
}

// Whether a refusal would be the same again. A conflict or an overload may be over next time, and then a
// retry must work.
function isLasting(status: number): boolean {
  return status >= 400 && status < 500 && status !== 409 && status !== 429
}

/** The hash of a request, the same in whatever order its fields came. */
function hashOf(call: string, request: unknown): Buffer {
  return createHash('sha256')
    .update(`${call} ${canonical(request)}`)
    .digest()
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value).filter(([, it]) => it !== undefined)
    const sorted = fields.sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${sorted.map(([key, it]) => `${JSON.stringify(key)}:${canonical(it)}`).join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}
