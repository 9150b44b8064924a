import { createHash } from 'node:crypto'
import type { PostgresPoolClient } from 'kysely'
import type { PoolClient, QueryResult } from 'pg'
import { isOutOfDate } from './sql-errors.ts'

/** A prepared statement takes some 20 kB of each connection, for as long as the connection lives. */
const MOST_NAMED = 500
const MOST_COUNTED = 2_000
/** Statements with lists of varying length are many, and each of them is rare: they are not prepared. */
const USES_BEFORE_NAMED = 2

/** The names of prepared statements by their text. Only frequent statements get one, up to a number. */
export class StatementNames {
  readonly #names = new Map<string, string | undefined>()
  readonly #uses = new Map<string, number>()

  /** The name of a statement; undefined for one that is rare so far. */
  of(text: string): string | undefined {
    if (this.#names.has(text)) return this.#names.get(text)
    const uses = this.#uses.get(text) ?? 0
    this.#uses.delete(text)
    if (uses < USES_BEFORE_NAMED || this.#names.size >= MOST_NAMED) {
      this.#count(text, uses + 1)
      return undefined
    }
    const name = createHash('sha1').update(text).digest('base64url')
    this.#names.set(text, name)
    return name
  }

  /** Stops preparing a statement, since what the database has prepared is out of date. */
  leaveOut(text: string): void {
    this.#names.set(text, undefined)
  }

  /** Counts a use, and moves the text to the end of the map, so that the first is the least recently used. */
  #count(text: string, uses: number): void {
    this.#uses.set(text, uses)
    const [oldest] = this.#uses.keys()
    if (oldest !== undefined && this.#uses.size > MOST_COUNTED) this.#uses.delete(oldest)
  }
}

/** A number for each connection, since the embedded engine has one session for all, where names must differ. */
const numbers = new WeakMap<PoolClient, number>()
let lastNumber = 0
function numberOf(client: PoolClient): number {
  const number = numbers.get(client) ?? ++lastNumber
  numbers.set(client, number)
  return number
}

/** Sends a statement. */
export type Ask = (text: string, values: unknown[]) => Promise<QueryResult>

interface Preparing {
  names: StatementNames
  /** Whether a failed statement can be sent again; within a transaction it cannot, since it ended that. */
  mayAskAgain: boolean
}

/**
 * Sends statements over a connection, parsed and planned once: node-postgres prepares a statement that
 * has a name, and from then on sends the name and the values alone. A text without values may be several
 * statements, which cannot be prepared. A plan made for any values cannot use a partial index whose condition
 * is a parameter, so such values are written into the statement with `sql.lit`.
 */
export function preparing(client: PoolClient, { names, mayAskAgain }: Preparing): Ask {
  return async (text, values) => {
    const name = values.length > 0 ? names.of(text) : undefined
    if (name === undefined) return client.query(text, values)
    try {
      return await client.query({ name: `${name}_${numberOf(client)}`, text, values })
    } catch (error) {
      if (!isOutOfDate(error)) throw error
      names.leaveOut(text)
      if (!mayAskAgain) throw error
      return client.query(text, values)
    }
  }
}

/**
 * A connection as Kysely takes it. The second thing that it may send is a cursor, which it does where a dialect
 * has been given one.
 */
export const lent = (ask: Ask, release: () => void): PostgresPoolClient => ({
  query: ask as unknown as PostgresPoolClient['query'],
  release,
})
