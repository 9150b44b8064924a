import type { DemoListing } from '../demo-listing.ts'

/** One type of ticket of a demo event. Sales times are days before it begins. */
export interface DemoTicket {
  name: string
  description: string
  cents: number
  capacity: number
  sold: number
  most: number
  opensDaysBefore?: number
  closesDaysBefore?: number
}

const SOLD_OUT = 'fado-and-small-plates-in-the-vaults'
const NOT_YET_ON_SALE = 'museum-sleepover-beneath-the-whale'

const forFamilies: readonly string[] = ['family', 'sport', 'outdoors', 'theatre']
const withTables: readonly string[] = ['food', 'night', 'music']

/** To the next half dollar. */
const share = (cents: number, part: number) => Math.ceil((cents * part) / 50) * 50

/** The types of ticket that fit an event, the plain one first: who is in doubt wants that. */
export function ticketTypesOf({ slug, category, price = 0, rating }: DemoListing): DemoTicket[] {
  const cents = Math.round(price * 100)
  const size = 20 + rating.count
  const types = cents === 0 ? freeTypes(size) : paidTypes(category, cents, size)
  if (slug === SOLD_OUT) return types.map((it) => ({ ...it, sold: it.capacity }))
  if (slug === NOT_YET_ON_SALE) {
    const lasting = types.filter((it) => it.closesDaysBefore === undefined)
    return lasting.map((it) => ({ ...it, sold: 0, opensDaysBefore: 1 }))
  }
  return types
}

function freeTypes(size: number): DemoTicket[] {
  return [
    {
      name: 'Free place',
      description: 'So that we know how many to expect.',
      cents: 0,
      capacity: size * 4,
      sold: size,
      most: 6,
    },
    {
      name: 'Friend of the house',
      description: 'The same place, and five dollars towards the next one.',
      cents: 500,
      capacity: size,
      sold: 4,
      most: 6,
    },
  ]
}

function paidTypes(category: string, cents: number, size: number): DemoTicket[] {
  const standard = {
    name: 'Standard',
    description: 'Admission for one.',
    cents,
    capacity: size * 2,
    sold: size,
    most: 10,
  }
  const early = {
    ...{
      name: 'Early bird',
      description: 'The same place for those who know already. Gone three days before.',
    },
    cents: share(cents, 0.8),
    // All gone: a card promises what there still is.
    capacity: 40,
    sold: 40,
    most: 4,
    closesDaysBefore: 3,
  }
  const child = {
    name: 'Child',
    description: 'Up to twelve, with a grown-up who has a ticket.',
    cents: share(cents, 0.5),
    capacity: size,
    sold: 9,
    most: 6,
  }
  const table = {
    name: 'Table for four',
    description: 'Four places that stay together, near the front.',
    cents: share(cents * 4, 0.95),
    capacity: 8,
    sold: 5,
    most: 2,
  }
  return [
    standard,
    early,
    ...(forFamilies.includes(category) ? [child] : []),
    ...(withTables.includes(category) ? [table] : []),
  ]
}

/** The least an event's card may promise: what there is until the end, so not the early ones. */
export function startsFrom(listing: DemoListing): number | null {
  if (listing.price === undefined) return null
  if (listing.vertical !== 'events') return Math.round(listing.price * 100)
  const lasting = ticketTypesOf(listing).filter((it) => it.closesDaysBefore === undefined)
  return Math.min(...lasting.map((it) => it.cents))
}

/** Freely licensed films, for the videos of a page to show something. */
const films = ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://vimeo.com/1084537']

export function filmsOf({ category, rating }: DemoListing): string[] {
  return withTables.includes(category) ? films.slice(0, 1 + (rating.count % 2)) : []
}
