import type { Tx } from '#server/db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Proposals, Settled } from './proposals.ts'
import { lockBookings } from './repo.ts'

/** A booked visit, by one of its lines. */
export interface BookedVisit {
  reference: string
  title: string
  name: string
  from_min: number
}

/** A visit that a change touched, and what became of it; undefined: it stands. */
export interface TouchedVisit extends BookedVisit {
  time_zone: string
  settled: Settled | undefined
}

/** A change of when somebody works, or something can be had, and the visits it may touch. */
export interface Change {
  time_zone: string
  lock(tx: Tx): Promise<void>
  make(tx: Tx): Promise<void>
  /** Its lines, in order. */
  touched(tx: Tx): Promise<BookedVisit[]>
}

/** What is done with a change: it is made, or only looked at. */
export type Mode = 'make' | 'check'

/**
 * Makes changes and settles the visits that clash then, or only checks them: then what a change would do is answered,
 * and nothing is done.
 */
export class SettledChanges {
  readonly #deps: Deps
  readonly #proposals: Proposals

  constructor(deps: Deps, proposals: Proposals) {
    this.#deps = deps
    this.#proposals = proposals
  }

  run(change: Change, mode: Mode): Promise<TouchedVisit[]> {
    return mode === 'make' ? this.#make(change) : this.#check(change)
  }

  /** Makes a change, and settles each visit by itself, so that a store is never locked for long. */
  async #make(change: Change): Promise<TouchedVisit[]> {
    const { database } = this.#deps
    const touched = await database.transaction(async (tx) => {
      await change.lock(tx)
      await change.make(tx)
      return eachOnce(await change.touched(tx))
    })
    const visits: TouchedVisit[] = []
    for (const it of touched) {
      const settled = await database.transaction((tx) => this.#proposals.settle(tx, it.reference))
      visits.push({ ...it, time_zone: change.time_zone, settled })
    }
    return visits
  }

  /** Makes a change in a transaction that is undone. */
  async #check(change: Change): Promise<TouchedVisit[]> {
    const visits: TouchedVisit[] = []
    const undo = new Error('Only a check.')
    const checking = this.#deps.database.transaction(async (tx) => {
      const touched = eachOnce(await change.touched(tx))
      const references = touched.map((it) => it.reference)
      await lockBookings(tx, references)
      await change.make(tx)
      for (const it of touched) {
        const settled = await this.#proposals.settle(tx, it.reference)
        visits.push({ ...it, time_zone: change.time_zone, settled })
      }
      throw undo
    })
    await checking.catch((error: unknown) => {
      if (error !== undo) throw error
    })
    return visits
  }
}

const eachOnce = (lines: readonly BookedVisit[]) =>
  lines.filter((it, at) => lines.findIndex(({ reference }) => reference === it.reference) === at)
