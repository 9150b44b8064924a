import type { VerticalId } from '#contract/verticals.ts'
import type { Database } from '#server/db/database.ts'
import { brokenRule } from '#server/db/sql-errors.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { SettingsService } from '../settings/service.ts'
import { type Finding, RowRefused } from './findings.ts'
import type { ImportableVerticals, Taken } from './importable.ts'

interface Deps {
  database: Database
  clock: Clock
  settings: SettingsService
  verticals: ImportableVerticals
}

/** The result of one row. */
export type RowResult = Taken | { kind: 'refused'; findings: readonly Finding[] }

interface Asked {
  /** Whether the import is rolled back at its end. */
  isDryRun: boolean
}

/**
 * Imports listings out of files of organisers and owners. Each listing is imported whole or not at all, and
 * again into the same one.
 */
export class ImportsService {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Imports one listing of a vertical. */
  async row(vertical: VerticalId, row: unknown, { isDryRun }: Asked): Promise<RowResult> {
    const { database, clock, settings, verticals } = this.#deps
    const { importable } = verticals[vertical]
    if (!importable) throw new Error(`Nothing is imported of ${vertical}.`)
    const read = importable.read(row)
    if ('findings' in read) return { kind: 'refused', findings: read.findings }
    try {
      return await database.transaction(async (tx) => {
        const { currencyCode: currency } = await settings.cachedSettings()
        const taken = await read.take(tx, { now: clock.now(), currency })
        if (isDryRun) throw new TakenBack(taken)
        return taken
      })
    } catch (error) {
      if (error instanceof TakenBack) return error.taken
      if (error instanceof RowRefused) return { kind: 'refused', findings: [error.finding] }
      const rule = brokenRule(error)
      if (rule) return { kind: 'refused', findings: [new RowRefused('', `breaks the rule ${rule}`).finding] }
      throw error
    }
  }
}

/** Rolls a transaction back of which only the result is wanted. */
class TakenBack extends Error {
  readonly taken: Taken

  constructor(taken: Taken) {
    super('A dry run leaves nothing.')
    this.taken = taken
  }
}
