import type { Week } from '#contract/place/schedule.ts'
import type { Span } from '#contract/place/spans.ts'
import type { Tx } from '#server/db/database.ts'
import type { Deps } from '../../deps.ts'
import * as repo from './repo.ts'
import { storedDay, storedWeek } from './stored-hours.ts'

type Found = NonNullable<Awaited<ReturnType<typeof repo.lockPlace>>>

/** What an operator says of when places are open. Each answers the place's name, or undefined where there is none. */
export class PlaceSchedules {
  readonly #deps: Pick<Deps, 'database' | 'clock'>

  constructor(deps: Pick<Deps, 'database' | 'clock'>) {
    this.#deps = deps
  }

  /** Closed for now, until a day or until somebody says otherwise; or for good. */
  close(slug: string, until: string | 'for-good' | undefined, note: string): Promise<string | undefined> {
    const state =
      until === 'for-good'
        ? ({ state: 'closed_for_good', closed_until: null } as const)
        : ({ state: 'closed_for_now', closed_until: until ?? null } as const)
    return this.#change(slug, (tx, { id }) => repo.changePlace(tx, id, { ...state, note }))
  }

  /** Open by its hours again. */
  open(slug: string): Promise<string | undefined> {
    return this.#change(slug, (tx, { id }) =>
      repo.changePlace(tx, id, { state: 'open', closed_until: null, note: '' }),
    )
  }

  /** Its week; null: nobody knows. Whoever says it has made sure of it today. */
  setWeek(slug: string, week: Week | null): Promise<string | undefined> {
    return this.#change(slug, (tx, { id, today }) =>
      repo.changePlace(tx, id, { ...storedWeek(week), hours_checked_on: week && today }),
    )
  }

  /** A day that is not like its weekday; null: it may differ, nobody knows how. `usual`: it is, after all. */
  setDay(
    slug: string,
    { day, hours, name }: { day: string; hours: readonly Span[] | null | 'usual'; name: string },
  ): Promise<string | undefined> {
    return this.#change(slug, async (tx, { id }) => {
      if (hours === 'usual') await repo.dropOwnDays(tx, id, day)
      else await repo.putDay(tx, { listing_id: id, day, name, ...storedDay(hours) })
    })
  }

  /** A holiday of a region, or, of the region '', of everywhere. */
  addHoliday(region: string, day: string, names: Readonly<Record<string, string>>): Promise<void> {
    return this.#deps.database.transaction(async (tx) => {
      await repo.putHoliday(tx, { region, day, names: JSON.stringify(names) })
      await repo.followHolidays(tx, { region })
    })
  }

  /** False: there was none. */
  removeHoliday(region: string, day: string): Promise<boolean> {
    return this.#deps.database.transaction(async (tx) => {
      const isGone = await repo.dropHoliday(tx, region, day)
      await repo.followHolidays(tx, { region })
      return isGone
    })
  }

  holidays() {
    return repo.listHolidays(this.#deps.database.query)
  }

  #change(slug: string, change: (tx: Tx, place: Found) => Promise<void>): Promise<string | undefined> {
    const now = this.#deps.clock.now()
    return this.#deps.database.transaction(async (tx) => {
      const place = await repo.lockPlace(tx, slug, now)
      if (!place) return undefined
      await change(tx, place)
      await repo.followHolidays(tx, { listingId: place.id })
      await repo.noteChange(tx, place.id, now)
      return place.title
    })
  }
}
