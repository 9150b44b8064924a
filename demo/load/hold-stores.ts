import type { Tx } from '#server/db/database.ts'
import { allListings } from '../content/content.ts'
import { TOWN_ZONE } from '../town/facts.ts'
import { dayAt } from './local-time.ts'
import { storeRows } from './store-rows.ts'
import * as repo from './stores-repo.ts'

const stores = new Map(
  allListings.filter(({ vertical }) => vertical === 'services').map((it) => [it.slug, it]),
)

/** Loads the details of the town's stores: their hours, services, staff and resources. */
export async function holdStores(tx: Tx, now: Date): Promise<void> {
  const today = dayAt(now, TOWN_ZONE)
  const bare = await repo.findBareStores(tx)
  const rows = bare.flatMap(({ id, slug }) => {
    const listing = stores.get(slug)
    return listing ? [storeRows(id, listing, { now, today })] : []
  })
  if (rows.length === 0) return
  await repo.addStores(
    tx,
    rows.map((it) => it.store),
  )
  await repo.addSubCategories(tx)
  await repo.addResources(
    tx,
    rows.flatMap((it) => it.resources),
  )
  await repo.addServices(
    tx,
    rows.flatMap((it) => it.services),
  )
  await repo.addAddons(
    tx,
    rows.flatMap((it) => it.addons),
  )
  await repo.addProfessionals(
    tx,
    rows.flatMap((it) => it.professionals),
  )
  await repo.addStaff(
    tx,
    rows.flatMap((it) => it.staff),
  )
  await repo.addReviews(
    tx,
    rows.flatMap((it) => it.reviews),
  )
}
