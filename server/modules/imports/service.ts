import * as v from 'valibot'
import type { Database } from '../../db/database.ts'
import { brokenRule } from '../../db/sql-errors.ts'
import type { Clock } from '../../ports/clock.ts'
import type { OrdersService } from '../orders/service.ts'
import type { SettingsService } from '../settings/service.ts'
import { EventImport } from './event-import.ts'
import { eventRowSchema } from './event-row.ts'
import { type Finding, RowRefused } from './findings.ts'

interface Deps {
  database: Database
  clock: Clock
  settings: SettingsService
  orders: OrdersService
}

/** What became of one row. */
export type RowFate =
  | { kind: 'new' | 'known'; told: number }
  | { kind: 'refused'; findings: readonly Finding[] }

/** Listings out of organisers' own books. */
export class ImportsService {
  readonly #database: Database
  readonly #events: EventImport

  constructor(deps: Deps) {
    this.#database = deps.database
    this.#events = new EventImport(deps)
  }

  /** Takes one event whole or not at all; again into the same. A dry run does all of it and then takes it back. */
  async event(row: unknown, { isDryRun }: { isDryRun: boolean }): Promise<RowFate> {
    const parsed = v.safeParse(eventRowSchema, row)
    if (!parsed.success) {
      const findings = parsed.issues.map((it) => ({ path: v.getDotPath(it) ?? '', message: it.message }))
      return { kind: 'refused', findings }
    }
    try {
      return await this.#database.transaction(async (tx) => {
        const fate = await this.#events.take(tx, parsed.output)
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
  readonly fate: RowFate

  constructor(fate: RowFate) {
    super('A dry run leaves nothing.')
    this.fate = fate
  }
}
