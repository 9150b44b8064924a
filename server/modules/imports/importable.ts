import * as v from 'valibot'
import type { Currency } from '#contract/money.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Tx } from '#server/db/database.ts'
import type { Finding } from './findings.ts'

/** The context in which a row is imported. */
export interface ImportContext {
  now: Date
  /** The currency of the marketplace. */
  currency: Currency
}

/**
 * The result of a row that was taken: whether its listing is new, and how many bookings were told of a
 * change.
 */
export interface Taken {
  kind: 'new' | 'known'
  told: number
}

type Reading = { findings: readonly Finding[] } | { take(tx: Tx, context: ImportContext): Promise<Taken> }

/** The import of a vertical's listings out of a file. */
export interface Importable {
  /** The description of the command, for operators. */
  about: string
  /** Reads a row without looking at the database. The result can then be imported. */
  read(row: unknown): Reading
}

/** Makes an import of rows of one schema. Each listing is written whole. */
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
