import * as v from 'valibot'
import type { Database, Tx } from '#server/db/database.ts'
import { brokenRule } from '#server/db/sql-errors.ts'
import type { Clock } from '#server/ports/clock.ts'
import { EventImport } from '#server/verticals/events/import/event-import.ts'
import { eventRowSchema } from '#server/verticals/events/import/event-row.ts'
import { RentalImport } from '#server/verticals/rentals/import/rental-import.ts'
import { rentalRowSchema } from '#server/verticals/rentals/import/rental-row.ts'
import type { OrdersService } from '../orders/service.ts'
import type { SettingsService } from '../settings/service.ts'
import { type Finding, RowRefused } from './findings.ts'

interface Deps {
  database: Database
  clock: Clock
  settings: SettingsService
  orders: OrdersService
}

/** What became of one row. */
export type RowResult =
  | { kind: 'new' | 'known'; told: number }
  | { kind: 'refused'; findings: readonly Finding[] }

type Take = (tx: Tx) => Promise<Exclude<RowResult, { kind: 'refused' }>>

interface Asked {
  /** Does all of it and then takes it back. */
  isDryRun: boolean
}

/** Listings out of organisers' and owners' own books. Each is taken whole or not at all; again into the same. */
export class ImportsService {
  readonly #database: Database
  readonly #events: EventImport
  readonly #rentals: RentalImport

  constructor(deps: Deps) {
    this.#database = deps.database
    this.#events = new EventImport(deps)
    this.#rentals = new RentalImport(deps)
  }

  /** One event. */
  event(row: unknown, asked: Asked): Promise<RowResult> {
    return this.#import(row, eventRowSchema, (it) => (tx) => this.#events.take(tx, it), asked)
  }

  /** One rental. */
  rental(row: unknown, asked: Asked): Promise<RowResult> {
    return this.#import(row, rentalRowSchema, (it) => (tx) => this.#rentals.take(tx, it), asked)
  }

  async #import<T>(
    row: unknown,
    schema: v.GenericSchema<unknown, T>,
    taking: (row: T) => Take,
    { isDryRun }: Asked,
  ): Promise<RowResult> {
    const parsed = v.safeParse(schema, row)
    if (!parsed.success) {
      const findings = parsed.issues.map((it) => ({ path: v.getDotPath(it) ?? '', message: it.message }))
      return { kind: 'refused', findings }
    }
    try {
      return await this.#database.transaction(async (tx) => {
        const fate = await taking(parsed.output)(tx)
        if (isDryRun) throw new TakenBack(fate)
        return fate
      })
    } catch (error) {
      if (error instanceof TakenBack) return error.fate
      if (error instanceof RowRefused) return { kind: 'refused', findings: [error.finding] }
      const rule = brokenRule(error)
      if (rule) return { kind: 'refused', findings: [new RowRefused('', `breaks the rule ${rule}`).finding] }
      throw error
    }
  }
}

/** Ends a transaction of which only the outcome is wanted. */
class TakenBack extends Error {
  readonly fate: RowResult

  constructor(fate: RowResult) {
    super('A dry run leaves nothing.')
    this.fate = fate
  }
}
