import type { Week } from '#contract/place/schedule.ts'
import { minuteOf } from '#contract/visit/grain.ts'
import type { Tx } from '#server/db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Proposals, Settled } from '../proposals/proposals.ts'
import { lockBookings } from '../proposals/repo.ts'
import { minuteAt } from '../visit/local-minute.ts'
import { findProfessional } from '../visit/professional-repo.ts'
import * as repo from './repo.ts'

/** An absence by the clock where the person works: `2027-07-01 09:00`. */
export interface Away {
  from: string
  until: string
}

/** The hours of a person at a store; null: whenever it is open. */
export interface WorkingHours {
  store: string
  week: Week | null
}

/** A visit that a change touched, and what became of it; undefined: it stands. */
export interface TouchedVisit {
  reference: string
  title: string
  name: string
  from_min: number
  time_zone: string
  settled: Settled | undefined
}

/** A change of when somebody works, and the visits it may touch. */
interface Change {
  make(tx: Tx): Promise<void>
  span: { from: number; until: number }
}

type Person = NonNullable<Awaited<ReturnType<typeof findProfessional>>>

/** What is done with a change: it is made, or only looked at. */
export type Mode = 'make' | 'check'

/**
 * Changes of when people work at stores, and what becomes of the visits that are booked with them. Each is made,
 * or only checked: then what it would do is answered, and nothing is done.
 */
export class StaffChanges {
  readonly #deps: Deps
  readonly #proposals: Proposals

  constructor(deps: Deps, proposals: Proposals) {
    this.#deps = deps
    this.#proposals = proposals
  }

  /** Adds an absence, whatever their hours say. Undefined where there is no such person. */
  async away(slug: string, { from, until }: Away, mode: Mode) {
    const person = await this.#find(slug)
    if (!person) return undefined
    const span = { from: minuteAt(from, person.time_zone), until: minuteAt(until, person.time_zone) }
    const absence = { professional_id: person.id, from_min: span.from, until_min: span.until }
    const visits = await this.#run(person, { span, make: (tx) => repo.addAbsence(tx, absence) }, mode)
    return { name: person.title, visits }
  }

  /** Sets the hours of a person at a store. Undefined where they do not work there. */
  async hours(slug: string, { store, week }: WorkingHours, mode: Mode) {
    const person = await this.#find(slug)
    const storeId = person && (await repo.findStoreOf(this.#deps.database.query, person.id, store))
    if (!person || storeId === undefined) return undefined
    const span = { from: minuteOf(this.#deps.clock.now().getTime()), until: FAR }
    const of = { professional_id: person.id, store_id: storeId }
    const visits = await this.#run(person, { span, make: (tx) => repo.setSchedule(tx, of, week) }, mode)
    return { name: person.title, visits: visits.filter((it) => it.settled) }
  }

  /**
   * Ends all absences of a person, now and later. Answers how many; undefined where there is no such person.
   */
  async back(slug: string): Promise<number | undefined> {
    const { database, clock } = this.#deps
    const person = await this.#find(slug)
    if (!person) return undefined
    return database.transaction(async (tx) => {
      await repo.lockStoresOf(tx, person.id)
      return repo.dropAbsences(tx, person.id, minuteOf(clock.now().getTime()))
    })
  }

  #find(slug: string) {
    return findProfessional(this.#deps.database.query, slug)
  }

  #run(person: Person, change: Change, mode: Mode): Promise<TouchedVisit[]> {
    return mode === 'make' ? this.#make(person, change) : this.#check(person, change)
  }

  /** Makes a change, and settles each visit by itself, so that a store is never locked for long. */
  async #make(person: Person, { make, span }: Change): Promise<TouchedVisit[]> {
    const { database } = this.#deps
    const touched = await database.transaction(async (tx) => {
      await repo.lockStoresOf(tx, person.id)
      await make(tx)
      return visitsOf(tx, person, span)
    })
    const visits: TouchedVisit[] = []
    for (const it of touched) {
      const settled = await database.transaction((tx) => this.#proposals.settle(tx, it.reference))
      visits.push({ ...it, settled })
    }
    return visits
  }

  /** Makes a change in a transaction that is undone. */
  async #check(person: Person, { make, span }: Change): Promise<TouchedVisit[]> {
    const visits: TouchedVisit[] = []
    const undo = new Error('Only a check.')
    const checking = this.#deps.database.transaction(async (tx) => {
      const touched = await visitsOf(tx, person, span)
      const references = touched.map((it) => it.reference)
      await lockBookings(tx, references)
      await make(tx)
      for (const it of touched) {
        const settled = await this.#proposals.settle(tx, it.reference)
        visits.push({ ...it, settled })
      }
      throw undo
    })
    await checking.catch((error: unknown) => {
      if (error !== undo) throw error
    })
    return visits
  }
}

/** Later than any visit that can be booked. */
const FAR = 2 ** 31 - 1

/** The visits that a person is to do in a span, each once. */
async function visitsOf(tx: Tx, { id, time_zone }: Person, span: Change['span']) {
  const lines = await repo.findVisitsOf(tx, id, span)
  return lines
    .filter((it, at) => lines.findIndex(({ reference }) => reference === it.reference) === at)
    .map((it) => ({ ...it, time_zone }))
}
