import { cleanHtml } from '#server/db/clean-html.ts'
import { Rng } from '../art/paper/random.ts'
import { slugOf } from '../content/compose.ts'
import type { DemoListing } from '../content/demo-listing.ts'
import { weekOf } from '../content/places/hours/door-hours.ts'
import { reviewsOf } from '../content/reviews/reviews.ts'
import { addons as addonsOf } from '../content/services/stores/addons.ts'
import { resources as resourcesOf } from '../content/services/stores/resources.ts'
import type { StoreDetails } from '../content/services/stores/store-details.ts'
import { stores } from '../content/services/stores/stores.ts'
import { weekdays } from '../content/timing.ts'
import { type Day, daysAfter } from './local-time.ts'

const DAY_MS = 86_400_000
const HIGHEST_SEED = 2 ** 31 - 1
const titles = Object.keys(stores)
/** Stores that have no telephone, since people just walk in. */
const voiceless = ['Short Back and Sea', 'Ten-Minute Necks', 'The Fixing Shed']

/** The rows of a store's details, as JSON for the database. */
export function storeRows(id: number, listing: DemoListing, { now, today }: { now: Date; today: Day }) {
  const details = stores[listing.title]
  if (!details) throw new RangeError(`Nobody has said what ${listing.title} does.`)
  const chance = new Rng(`store/${listing.slug}`)
  const store = {
    store_id: id,
    schedule: scheduleOf(details.door),
    on_holidays: chance.pick(['usual', 'closed', 'closed', null]),
    hours_checked_on: chance.chance(0.6) ? daysAfter(today, -chance.int(2, 90)) : null,
    phone: voiceless.includes(listing.title) ? null : phoneOf(listing.title),
    website: `https://${listing.business}.example`,
    ...depositOf(details.deposit),
    most_unpaid: details.mostUnpaid ?? null,
  }
  const resources = resourcesOf[listing.title] ?? []
  const services = Object.entries(details.menu).flatMap(([sub, offers]) =>
    offers.map(([name, duration, dollars, type = 'at_store']) => ({
      ...{ store_id: id, category: listing.category, sub, name, type, duration },
      ...gapOf(details.gaps?.[name]),
      needs: needsOf(resources, name),
      price_minor: dollars * 100,
    })),
  )
  const people = Object.entries(details.people ?? {}).map(([name, person]) => ({
    ...{ ...person, name, slug: slugOf(name) },
    reviews: reviewsOf({
      slug: slugOf(name),
      vertical: 'services',
      category: 'professional',
      rating: listing.rating,
    }),
  }))
  const addons = Object.entries(addonsOf[listing.title] ?? {}).map(
    ([name, { to, minutes, dollars }], position) => ({
      ...{ store_id: id, name, to, duration: minutes, price_minor: dollars * 100, position },
    }),
  )
  return {
    ...{ store, addons },
    resources: resources.map(({ kind, name, units }, position) => ({
      store_id: id,
      kind,
      name,
      units,
      position,
    })),
    services: services.map((it, position) => ({ ...it, position })),
    professionals: people.map(({ slug, name, about }) => ({
      ...{ store_id: id, slug, title: name, content: cleanHtml(`<p>${about}</p>`) },
      cover_image: `/img/avatar/${new Rng(`professional/${slug}`).int(0, HIGHEST_SEED)}`,
    })),
    staff: people.map(({ slug, role, does, more, works }, position) => ({
      ...{ store_id: id, slug, role, position },
      schedule: works === undefined ? null : scheduleOf(works),
      services: services
        .filter(({ sub }) => does === undefined || does === sub)
        .map(({ name, price_minor }) => ({
          name,
          price_minor: more === undefined ? null : price_minor + more * 100,
        })),
    })),
    reviews: people.flatMap(({ slug, reviews }) =>
      reviews.map(({ daysAgo, ...said }) => ({
        slug,
        ...said,
        at: new Date(now.getTime() - daysAgo * DAY_MS),
      })),
    ),
  }
}

/** The week of a store from the hours on its door, Monday first. */
function scheduleOf(door: string) {
  const week = weekOf(door)
  return weekdays.map((day) => week[day])
}

const depositOf = (deposit: StoreDetails['deposit']) => ({
  deposit_percent: deposit && 'percent' in deposit ? deposit.percent : null,
  deposit_minor: deposit && 'dollars' in deposit ? deposit.dollars * 100 : null,
  deposit_from_minor: (deposit?.from ?? 0) * 100,
})

/** The kinds of which a service takes one unit each. */
const needsOf = (resources: NonNullable<(typeof resourcesOf)[string]>, service: string) => [
  ...new Set(resources.filter((it) => it.for?.includes(service) ?? true).map((it) => it.kind)),
]

const gapOf = ([gap_at, gap_minutes]: readonly [number, number] = [0, 0]) => ({ gap_at, gap_minutes })

/** A number that no telephone has, different for each store. */
const phoneOf = (title: string) => `+150355501${String(titles.indexOf(title)).padStart(2, '0')}`
