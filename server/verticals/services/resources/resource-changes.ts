import { minuteOf } from '#contract/visit/grain.ts'
import type { Tx } from '#server/db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Mode, SettledChanges } from '../proposals/settled-changes.ts'
import { minuteAt } from '../visit/local-minute.ts'
import * as repo from './repo.ts'

/** Which resource of which store. */
interface Named {
  store: string
  name: string
}

/** When a resource is not to be had, by the clock at the store. */
export interface Closing extends Named {
  from: string
  until: string
  /** null: no unit of it. */
  unit: number | null
}

/** Closes resources of stores for a while, and settles the visits that take them then. */
export class ResourceChanges {
  readonly #deps: Deps
  readonly #changes: SettledChanges

  constructor(deps: Deps, changes: SettledChanges) {
    this.#deps = deps
    this.#changes = changes
  }

  /** Undefined where the store has no such resource, or not so many units of it. */
  async close({ store, name, unit, ...at }: Closing, mode: Mode) {
    const resource = await repo.findResource(this.#deps.database.query, store, name)
    if (!resource || !(unit === null || isUnit(unit, resource))) return undefined
    const { id: resource_id, store_id, time_zone } = resource
    const span = { from: minuteAt(at.from, time_zone), until: minuteAt(at.until, time_zone) }
    const closed = { resource_id, unit }
    const change = {
      time_zone,
      lock: (tx: Tx) => repo.lockStoreOf(tx, store_id),
      make: (tx: Tx) => repo.addClosing(tx, { ...closed, from_min: span.from, until_min: span.until }),
      touched: (tx: Tx) => repo.findVisitsIn(tx, closed, span),
    }
    return this.#changes.run(change, mode)
  }

  /**
   * Opens all units of a resource again, now and later. Answers how many closings it ended; undefined where the store
   * has no such resource.
   */
  async open({ store, name }: Named): Promise<number | undefined> {
    const { database, clock } = this.#deps
    const resource = await repo.findResource(database.query, store, name)
    if (!resource) return undefined
    return database.transaction(async (tx) => {
      await repo.lockStoreOf(tx, resource.store_id)
      return repo.dropClosings(tx, resource.id, minuteOf(clock.now().getTime()))
    })
  }
}

const isUnit = (unit: number, { units }: { units: number }) =>
  Number.isInteger(unit) && unit >= 1 && unit <= units
