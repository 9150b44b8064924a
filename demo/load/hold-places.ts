import type { Queryable, Tx } from '#server/db/database.ts'
import { allListings } from '../content/content.ts'
import { heldAt } from '../content/places/held-at.ts'
import { occasionsOn } from '../content/places/hours/special-days.ts'
import { TOWN_ZONE } from '../town/facts.ts'
import { type Day, dayAt, daysAfter } from './local-time.ts'
import { placeDayRow, placeRow } from './place-row.ts'
import * as repo from './places-repo.ts'
import type { Loaded } from './repo.ts'
import { sync } from './sync.ts'

const places = new Map(allListings.filter((it) => it.vertical === 'places').map((it) => [it.slug, it]))
const slugs = new Map([...places.values()].map((it) => [it.title, it.slug]))

/** Loads the details of the town's places, and the places of its events. */
export async function holdPlaces(query: Queryable, now: Date): Promise<void> {
  const today = dayAt(now, TOWN_ZONE)
  const bare = await repo.findBarePlaces(query)
  const rows = bare.flatMap(({ id: listing_id, slug }) => {
    const listing = places.get(slug)
    return listing ? [{ listing_id, ...placeRow(listing, today) }] : []
  })
  if (rows.length === 0) return
  await repo.addPlaces(query, rows)
  await repo.placeEvents(
    query,
    Object.entries(heldAt).map(([event, place]) => ({ event, place })),
  )
}

/** The days from yesterday to the day after tomorrow, by their distance from today. */
const AROUND = [-1, 0, 1, 2]

/** Makes some of the days around today special, each day once, so that later changes by an operator stay. */
export function keepDaysSpecial(tx: Tx, ledger: readonly Loaded[], now: Date): Promise<void> {
  const today = dayAt(now, TOWN_ZONE)
  const days: Day[] = AROUND.map((it) => daysAfter(today, it))
  return sync(tx, ledger, {
    sort: 'special day',
    all: new Map(days.map((it) => [it, it])),
    saysOf: () => 'once',
    update: async () => {},
    async insert(missing) {
      const rows = missing.flatMap((day) =>
        occasionsOn(day).map(([title, special]) => ({
          slug: slugs.get(title) ?? '',
          day,
          ...placeDayRow(special),
        })),
      )
      await repo.addDays(tx, rows)
      return missing.map((day) => ({ key: day, id: 0 }))
    },
  })
}
