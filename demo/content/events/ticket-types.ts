import type { DemoListing } from '../demo-listing.ts'

/** A ticket type of a demo event. Sales begin and end some days before it. */
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
const NIGHT_MARKET = 'night-market-and-brass'
const NOT_YET_ON_SALE = 'museum-sleepover-beneath-the-whale'

const forFamilies: readonly string[] = ['family', 'sport', 'outdoors', 'theatre']
const withTables: readonly string[] = ['food', 'night', 'music']

/** A share of a price, rounded up to half a dollar. */
const share = (cents: number, part: number) => Math.ceil((cents * part) / 50) * 50

/** The ticket types of an event, the standard one first, which suits most people. */
export function ticketTypesOf(listing: DemoListing): DemoTicket[] {
  const { slug, price = 0, rating } = listing
  const cents = Math.round(price * 100)
  const size = 20 + rating.count
  const types = typesOf(listing, cents, size)
  if (slug === SOLD_OUT) return types.map((it) => ({ ...it, sold: it.capacity }))
  if (slug === NOT_YET_ON_SALE) {
    const lasting = types.filter((it) => it.closesDaysBefore === undefined)
    return lasting.map((it) => ({ ...it, sold: 0, opensDaysBefore: 1 }))
  }
  return types
}

function typesOf(listing: DemoListing, cents: number, size: number): DemoTicket[] {
  if (listing.slug === NIGHT_MARKET) return nightMarketTypes(cents, size)
  return cents === 0 ? freeTypes(size) : paidTypes(listing, cents, size)
}

function freeTypes(size: number): DemoTicket[] {
  return [
    {
      name: 'Free place',
      description: 'So we know how many to expect.',
      cents: 0,
      capacity: size * 4,
      sold: size,
      most: 6,
    },
    {
      name: 'Supporter',
      description: 'The same place, and five dollars towards the next one.',
      cents: 500,
      capacity: size,
      sold: 4,
      most: 6,
    },
  ]
}

/** How many days before the event the early tickets end. */
const EARLY_DAYS = 14

function paidTypes({ category, timing }: DemoListing, cents: number, size: number): DemoTicket[] {
  const standard = {
    name: 'Standard',
    description: 'Admission for one.',
    cents,
    capacity: size * 2,
    sold: size,
    most: 10,
  }
  const early = {
    name: 'Early bird',
    description: 'Cheaper if you book at least 3 days ahead.',
    cents: share(cents, 0.8),
    capacity: 40,
    sold: 22,
    most: 4,
    closesDaysBefore: 3,
  }
  const child = {
    name: 'Child',
    description: 'Up to 12 years, with an adult who has a ticket.',
    cents: share(cents, 0.5),
    capacity: size,
    sold: 9,
    most: 6,
  }
  const table = {
    name: 'Table for four',
    description: 'Four seats together, near the front.',
    cents: share(cents * 4, 0.95),
    capacity: 8,
    sold: 5,
    most: 2,
  }
  const pair = {
    name: 'For two',
    description: 'Two places side by side, for a little less.',
    cents: share(cents * 2, 0.9),
    capacity: 20,
    sold: 7,
    most: 2,
  }
  const more = [
    ...(forFamilies.includes(category) ? [child] : []),
    ...(withTables.includes(category) ? [table] : []),
  ]
  const isFarAhead = (timing?.daysFromNow ?? 0) >= EARLY_DAYS
  return [standard, ...(isFarAhead ? [early] : []), ...(more.length > 0 ? more : [pair])]
}

/** The ticket types that the text of the night market promises. */
function nightMarketTypes(cents: number, size: number): DemoTicket[] {
  return [
    {
      name: 'Standard',
      description: 'Entry from five.',
      cents,
      capacity: size * 2,
      sold: size,
      most: 10,
    },
    {
      name: 'Early entry',
      description: 'Entry from four, before the crowd.',
      cents: share(cents, 1.3),
      capacity: 60,
      sold: 31,
      most: 6,
    },
    {
      name: 'Supper table',
      description: 'A table for two by the weir, reserved from six. Entry for two included, supper is extra.',
      cents: share(cents * 2, 1.25),
      capacity: 14,
      sold: 9,
      most: 2,
    },
  ]
}

/** The lowest price on an event's card: that of tickets on sale until the end, without the early ones. */
export function startsFrom(listing: DemoListing): number | null {
  if (listing.price === undefined) return null
  if (listing.vertical !== 'events') return Math.round(listing.price * 100)
  const lasting = ticketTypesOf(listing).filter((it) => it.closesDaysBefore === undefined)
  return Math.min(...lasting.map((it) => it.cents))
}

/** Freely licensed films, for the videos of pages. */
const films = ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://vimeo.com/1084537']

export function filmsOf({ category, rating }: DemoListing): string[] {
  return withTables.includes(category) ? films.slice(0, 1 + (rating.count % 2)) : []
}
