import pg from 'pg'
import { DatabaseBusy } from './request-deadline.ts'

/** The database chose this transaction to break a tie, or knew a statement no more; the same work may well succeed now. */
export function isRetryable(error: unknown): boolean {
  const state = sqlState(error)
  return state === '40001' || state === '40P01' || isOutOfDate(error)
}

/** A prepared statement is gone, or its tables have other columns now, as after a migration beside a server that runs. */
export function isOutOfDate(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false
  return error.code === '26000' || error.code === '42P05' || error.routine === 'RevalidateCachedQuery'
}

/** The connection was gone, maybe for a while, when something was said on it. */
export function isCutOff(error: unknown): boolean {
  if (sqlState(error)?.startsWith('57P0')) return true
  if (!(error instanceof Error)) return false
  const isReset = 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
  return isReset || error.message === 'Connection terminated unexpectedly'
}

export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

// Lock and statement time-outs, ties, shutdowns, too many connections, a full disk: later it may work.
const passingStates = /^(08|40001|40P01|53|57P0|58030|55P03|57014|25P03)/
const passingCodes =
  /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)$/
// What node-postgres and our embedded engine say has no code.
const passingMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|The embedded database)|is not queryable$/

/** The database cannot answer just now, which is nobody's mistake: the caller hears 503 and may ask again. */
export function isPassing(error: unknown): boolean {
  const state = sqlState(error)
  if (state) return passingStates.test(state)
  if (error instanceof AggregateError) return error.errors.some(isPassing)
  if (error instanceof DatabaseBusy) return true
  return error instanceof Error && (passingMessages.test(error.message) || hasPassingCode(error))
}

function hasPassingCode(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && passingCodes.test(error.code)
}

/** The name of the stored rule (unique index, check, exclusion) that a statement would have broken. */
export function brokenRule(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined
}
