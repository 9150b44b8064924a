import type { Week } from '#contract/place/schedule.ts'
import { minuteOf } from '#contract/visit/grain.ts'
import type { Deps } from '../../deps.ts'
import type { Change, Mode, SettledChanges } from '../proposals/settled-changes.ts'
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

type Person = NonNullable<Awaited<ReturnType<typeof findProfessional>>>

/**
 * Changes of when people work at stores, and what becomes of the visits that are booked with them. Each is made,
 * or only checked: then what it would do is answered, and nothing is done.
 */
export class StaffChanges {
  readonly #deps: Deps
  readonly #changes: SettledChanges

  constructor(deps: Deps, changes: SettledChanges) {
    this.#deps = deps
    this.#changes = changes
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

  #run(person: Person, { make, span }: Pick<Change, 'make'> & { span: Span }, mode: Mode) {
    const change: Change = {
      time_zone: person.time_zone,
      lock: (tx) => repo.lockStoresOf(tx, person.id),
      make,
      touched: (tx) => repo.findVisitsOf(tx, person.id, span),
    }
    return this.#changes.run(change, mode)
  }
}

interface Span {
  from: number
  until: number
}

/** Later than any visit that can be booked. */
const FAR = 2 ** 31 - 1
