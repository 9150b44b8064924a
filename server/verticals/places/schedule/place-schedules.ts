import type { Week } from '#contract/place/schedule.ts'
import type { Span } from '#contract/place/spans.ts'
import type { Tx } from '#server/db/database.ts'
import type { Deps } from '../../deps.ts'
import * as repo from './repo.ts'
import { storedDay, storedWeek } from './stored-hours.ts'

type Found = NonNullable<Awaited<ReturnType<typeof repo.lockPlace>>>

/**
 * Changes of a place's hours by an operator. Each answers the place's name, or undefined where there is no
 * such place.
 */
export class PlaceSchedules {
  readonly #deps: Pick<Deps, 'database' | 'clock'>

  constructor(deps: Pick<Deps, 'database' | 'clock'>) {
    this.#deps = deps
  }

  /** Closes a place for good, or for now: until a day, or until an operator opens it again. */
  close(slug: string, until: string | 'for-good' | undefined, note: string): Promise<string | undefined> {
    const state =
      until === 'for-good'
        ? ({ state: 'closed_for_good', closed_until: null } as const)
        : ({ state: 'closed_for_now', closed_until: until ?? null } as const)
    return this.#change(slug, (tx, { id }) => repo.changePlace(tx, id, { ...state, note }))
  }

  /** Opens a place again, by its hours. */
  open(slug: string): Promise<string | undefined> {
    return this.#change(slug, (tx, { id }) =>
      repo.changePlace(tx, id, { state: 'open', closed_until: null, note: '' }),
    )
  }

  /**
   * Sets the week of a place; null where nobody knows it. An operator who sets it has checked the hours
   * today.
   */
  setWeek(slug: string, week: Week | null): Promise<string | undefined> {
    return this.#change(slug, (tx, { id, today }) =>
      repo.changePlace(tx, id, { ...storedWeek(week), hours_checked_on: week && today }),
    )
  }

  /**
   * Sets a special day; null: its hours may differ, and nobody knows how; `usual`: it is like its weekday
   * after all.
   */
  setDay(
    slug: string,
    { day, hours, name }: { day: string; hours: readonly Span[] | null | 'usual'; name: string },
  ): Promise<string | undefined> {
    return this.#change(slug, async (tx, { id }) => {
      if (hours === 'usual') await repo.dropOwnDays(tx, id, day)
      else await repo.putDay(tx, { listing_id: id, day, name, ...storedDay(hours) })
    })
  }

  /** Adds a holiday to a region or, with the region '', to all. */
  addHoliday(region: string, day: string, names: Readonly<Record<string, string>>): Promise<void> {
    return this.#deps.database.transaction(async (tx) => {
      await repo.putHoliday(tx, { region, day, names: JSON.stringify(names) })
      await repo.followHolidays(tx, { region })
    })
  }

  /** Removes a holiday. False where there was none. */
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
