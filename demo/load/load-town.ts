import type { Database, Tx } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import { arrivals } from '../content/arrivals.ts'
import { allBusinesses, allCategories, allListings } from '../content/content.ts'
import type { DemoListing } from '../content/demo-listing.ts'
import { reviewsOf } from '../content/reviews/reviews.ts'
import { agesOf } from './ages.ts'
import { insertArrivals, updateArrival } from './arrivals-repo.ts'
import { insertReviews } from './events-repo.ts'
import { holdEvents } from './hold-events.ts'
import { holdHandovers } from './hold-handovers.ts'
import { holdPlaces, keepDaysSpecial } from './hold-places.ts'
import { holdRentals } from './hold-rentals.ts'
import { storeWaysOf } from './hold-store-ways.ts'
import { holdStores } from './hold-stores.ts'
import { laidOut } from './laid-out.ts'
import * as repo from './repo.ts'
import { businessRow, categoryRow, listingRow, newListing } from './rows.ts'
import { type Sort, sync } from './sync.ts'

const DAY_MS = 86_400_000

interface Deps {
  database: Database
  clock: Clock
}

/** The content to load. */
interface Content {
  listings: readonly DemoListing[]
}

/**
 * Loads the demo town into the database: new content, and content that has changed since it was loaded.
 * Listings that an operator withdrew, deleted or gave another slug stay so, and everything that other people
 * made is left alone.
 */
export function loadTown({ database, clock }: Deps, content: Content = { listings: allListings }) {
  return database.transaction(async (tx) => {
    await repo.openLedger(tx)
    const ledger = await repo.readLedger(tx)
    await sync(tx, ledger, businessesOf(tx))
    await sync(tx, ledger, categoriesOf(tx))
    for (const { vertical, slug, within } of allCategories)
      if (within) await repo.nestCategory(tx, vertical, slug, within)
    await sync(tx, ledger, listingsOf(tx, content.listings, clock.now()))
    await holdEvents(tx)
    await holdRentals(tx, clock.now())
    await holdHandovers(tx)
    await holdPlaces(tx, clock.now())
    await sync(tx, await repo.readLedger(tx), arrivalsOf(tx))
    await keepDaysSpecial(tx, ledger, clock.now())
    await holdStores(tx, clock.now())
    await sync(tx, await repo.readLedger(tx), storeWaysOf(tx))
    await sync(tx, ledger, reviewsFor(tx, content.listings, clock.now()))
  })
}

function businessesOf(tx: Tx): Sort<(typeof allBusinesses)[number]> {
  return {
    sort: 'business',
    all: new Map(allBusinesses.map((it) => [it.slug, it])),
    saysOf: (it) => it,
    insert: (items) => repo.insertBusinesses(tx, items.map(businessRow)),
    update: (id, item) => repo.updateBusiness(tx, id, businessRow(item)),
  }
}

function arrivalsOf(tx: Tx): Sort<{ slug: string; text: string; hours_before: number }> {
  return {
    sort: 'arrival',
    all: new Map([...arrivals].map(([slug, it]) => [slug, { slug, ...it }])),
    saysOf: (it) => it,
    insert: (items) => insertArrivals(tx, items),
    update: (id, item) => updateArrival(tx, id, item),
  }
}

function categoriesOf(tx: Tx): Sort<(typeof allCategories)[number] & { position: number }> {
  const placed = allCategories.map((it, position) => ({ ...it, position }))
  return {
    sort: 'category',
    all: new Map(placed.map((it) => [`${it.vertical}/${it.slug}`, it])),
    saysOf: (it) => it,
    insert: (items) => repo.insertCategories(tx, items.map(categoryRow)),
    update: (id, item) => repo.updateCategory(tx, id, categoryRow(item)),
  }
}

function listingsOf(tx: Tx, listings: readonly DemoListing[], now: Date): Sort<DemoListing> {
  return {
    sort: 'listing',
    all: new Map(listings.map((it) => [it.slug, it])),
    saysOf: (it) => [it, laidOut(it.slug)],
    async insert(items) {
      const ids = await repo.readIds(tx)
      const ages = agesOf(listings)
      return repo.insertListings(
        tx,
        items.map((it) => ({ ...listingRow(it, ids, now), ...newListing(it, ages.get(it.slug) ?? 1, now) })),
      )
    },
    async update(id, item, isBack) {
      const row = listingRow(item, await repo.readIds(tx), now)
      await repo.updateListing(tx, id, isBack ? { ...row, is_active: true } : row)
    },
    retire: (ids) => repo.switchOff(tx, ids),
  }
}

/** Reviews are loaded once for each listing; afterwards they are left to people. */
function reviewsFor(tx: Tx, listings: readonly DemoListing[], now: Date): Sort<DemoListing> {
  const said = listings.filter((it) => reviewsOf(it).length > 0)
  return {
    sort: 'review',
    all: new Map(said.map((it) => [it.slug, it])),
    saysOf: (it) => it.slug,
    insert: (items) =>
      insertReviews(
        tx,
        items.flatMap((it) =>
          reviewsOf(it).map(({ daysAgo, ...said }) => ({
            ...said,
            slug: it.slug,
            at: new Date(now.getTime() - daysAgo * DAY_MS),
          })),
        ),
      ),
    update: async () => {},
  }
}
