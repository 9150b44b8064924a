import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import * as ledger from '../load/repo.ts'
import { sync } from '../load/sync.ts'
import { findOnSale } from './bookings-repo.ts'
import { insertFavourites } from './favourites-repo.ts'

const MOST_EVENTS = 20
const EACH_LIKES = 4
/** Favourites in verticals without dates, one of each for everybody. */
const lasting = [
  ['two-kettles-old-harbour', 'knitters-wanted-forty-bollards-and-a-crane'],
  ['two-kettles-on-the-pier', 'the-dungeon-by-candlelight-for-parties-of-six'],
  ['two-kettles-at-the-market', 'sunday-sauna-and-soup-one-price'],
]
const MINUTE_MS = 60_000

/** Loads the favourites of the town's people once; afterwards they are left to them. */
export async function loadFavourites({
  database,
  clock,
}: {
  database: Database
  clock: Clock
}): Promise<void> {
  await database.transaction(async (tx) => {
    await ledger.openLedger(tx)
    const known = await ledger.readLedger(tx)
    const now = clock.now()
    const events = await findOnSale(tx, now, MOST_EVENTS)
    const listings = new Map(known.filter(({ sort }) => sort === 'listing').map((it) => [it.key, it.row_id]))
    const people = known.filter(({ sort }) => sort === 'customer')
    await sync(tx, known, {
      sort: 'favourites',
      all: new Map(people.map((it) => [it.key, it])),
      saysOf: () => 'once',
      update: async () => {},
      async insert(missing) {
        const likes = missing.flatMap((person) => {
          const first = people.indexOf(person)
          const soon = events.slice(first, first + EACH_LIKES).map((it) => it.id)
          const others = (lasting[first % lasting.length] ?? []).flatMap((slug) => listings.get(slug) ?? [])
          return [...soon, ...others].map((listing_id, at) => ({
            account_id: person.row_id,
            listing_id,
            created_at: new Date(now.getTime() - at * MINUTE_MS),
          }))
        })
        await insertFavourites(tx, likes)
        return missing.map(({ key, row_id }) => ({ key, id: row_id }))
      },
    })
  })
}
