import * as v from 'valibot'
import type { Currency } from '#contract/money.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Tx } from '#server/db/database.ts'
import type { Finding } from './findings.ts'

/** What a row is imported with. */
export interface ImportContext {
  now: Date
  /** The marketplace's. */
  currency: Currency
}

/** What became of a row that was taken: whether its listing is new, and how many bookings were told of a change. */
export interface Taken {
  kind: 'new' | 'known'
  told: number
}

type Reading = { findings: readonly Finding[] } | { take(tx: Tx, context: ImportContext): Promise<Taken> }

/** How listings of a vertical are brought in out of somebody's own books. */
export interface Importable {
  /** What an operator reads of it beside the command. */
  about: string
  /** Reads one row, without looking at the database; it can then be taken. */
  read(row: unknown): Reading
}

/** Rows of one shape, each written whole. */
export function importable<Row>(
  about: string,
  schema: v.GenericSchema<unknown, Row>,
  take: (tx: Tx, row: Row, context: ImportContext) => Promise<Taken>,
): Importable {
  return {
    about,
    read(row) {
      const parsed = v.safeParse(schema, row)
      if (parsed.success) return { take: (tx, context) => take(tx, parsed.output, context) }
      return { findings: parsed.issues.map((it) => ({ path: v.getDotPath(it) ?? '', message: it.message })) }
    },
  }
}

export type ImportableVerticals = Readonly<Record<VerticalId, { importable?: Importable }>>
