import { cleanHtml } from '#server/db/clean-html.ts'
import { Rng } from '../art/paper/random.ts'
import { allListings } from '../content/content.ts'
import type { DemoListing } from '../content/demo-listing.ts'
import { ticketTypesOf } from '../content/events/ticket-types.ts'
import { rentalDetailsOf } from '../content/rental-details.ts'
import { laidOut } from '../load/laid-out.ts'
import { dayAt } from '../load/local-time.ts'
import { placeRow } from '../load/place-row.ts'
import { listingRow } from '../load/rows.ts'
import { TOWN_ZONE } from '../town/facts.ts'

/** A seeded listing, as JSON for the database. */
export type ScaleListing = Omit<ReturnType<typeof listingRow>, 'gallery' | 'starts_at' | 'ends_at'> & {
  gallery: string[]
  starts_at: Date | null
  ends_at: Date | null
  rating_total: number
  rating_count: number
  created_at: Date
  /** The columns of an event. Its date is that of the listing. */
  event: { is_online: boolean; tickets: readonly object[] } | null
  /** The columns of a rental. */
  rental: object | null
  /** The columns of a place, with its hours. */
  place: object | null
}

type Ids = Parameters<typeof listingRow>[1]

const HOUR_MS = 3_600_000
/** How far from its model a listing is, in degrees: about three kilometres. */
const STROLL = 0.027
const ONE_ONLINE_IN = 12
const SEEDS = 2 ** 31 - 1

const words = [
  ...new Set(allListings.flatMap(({ title }) => title.toLowerCase().match(/\p{Letter}{4,}/gu) ?? [])),
]

/**
 * Makes listings for load tests, each like one of the town's own, in the town and around it. The same seed
 * makes the same listings.
 */
export function scaleListings(seed: string, ids: Ids, now: Date): (index: number) => ScaleListing {
  const today = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
  const models = allListings.map((it) => {
    const row = listingRow(it, ids, today)
    const content = cleanHtml(row.content.slice(0, row.content.indexOf('</p>') + '</p>'.length))
    const place = it.vertical === 'places' ? placeRow(it, dayAt(now, TOWN_ZONE)) : null
    return { model: it, row: { ...row, content, place } }
  })
  return (index) => {
    const chance = new Rng(`${seed}/${index}`)
    const { model, row } = chance.pick(models)
    const count = chance.int(0, 400)
    return {
      ...row,
      slug: `seeded-${index}`,
      title: titleOf(chance),
      cover_image: `/img/${model.vertical}/${model.picture.kind}/${chance.int(0, SEEDS)}/0`,
      gallery: [],
      price_minor: row.price_minor === null ? null : Math.round(row.price_minor * chance.between(0.5, 2)),
      rating_total: Math.round(chance.between(30, 50)) * count,
      rating_count: count,
      ...around(model, chance),
      ...(row.starts_at ? someDay(today, chance) : { starts_at: null, ends_at: null }),
      created_at: new Date(today.getTime() - chance.int(1, 9_000) * HOUR_MS),
      event: model.vertical === 'events' ? eventLike(model, chance) : null,
      rental: model.vertical === 'rentals' ? rentalLike(model) : null,
    }
  }
}

function titleOf(chance: Rng): string {
  const title = `${chance.pick(words)} ${chance.pick(words)} ${chance.pick(words)}`
  return title.slice(0, 1).toUpperCase() + title.slice(1)
}

function around({ slug }: DemoListing, chance: Rng) {
  const { latitude, longitude, address } = laidOut(slug)
  return {
    latitude: latitude + chance.between(-STROLL, STROLL),
    longitude: longitude + chance.between(-STROLL, STROLL),
    address: address.replace(/ \d+,/, () => ` ${chance.int(1, 240)},`),
  }
}

function eventLike(model: DemoListing, chance: Rng) {
  const tickets = ticketTypesOf(model).map(({ name, cents, capacity, sold, most }, position) => ({
    position,
    name,
    price_minor: cents,
    capacity,
    sold,
    most_per_order: most,
  }))
  return { is_online: chance.int(1, ONE_ONLINE_IN) === 1, tickets }
}

function rentalLike(model: DemoListing) {
  const { facts, terms, deposit: deposit_minor, dayPrice: day_price_minor } = rentalDetailsOf(model)
  return { facts, terms, deposit_minor, day_price_minor }
}

function someDay(today: Date, chance: Rng) {
  const start = today.getTime() + chance.int(1, 4_000) * HOUR_MS
  return { starts_at: new Date(start), ends_at: new Date(start + chance.int(1, 6) * HOUR_MS) }
}
