import { Rng } from '../../art/paper/random.ts'
import type { DemoListing } from '../demo-listing.ts'
import { amenitiesOf } from './amenities.ts'
import { type Span, spansOf, type Week, weekOf } from './hours/door-hours.ts'
import { doorHours, holidayHours, unsureOnHolidays } from './hours/hours.ts'
import { closures } from './hours/special-days.ts'

/** What a place of the town has beside what every listing has. */
export interface PlaceDetails {
  /** null: nobody says when it is open. */
  week: Week | null
  /** What it does on a public holiday; null: nobody can tell. */
  onHolidays: 'usual' | Span[] | null
  /** That it is not open at all; without days: for good. */
  closure: { days?: number; note: string } | undefined
  /** How many days ago somebody made sure of its hours. */
  checkedDaysAgo: number | undefined
  amenities: readonly string[]
  /** In words: '$10–25 a head', 'Free'; '': nobody says. */
  priceRange: string
  contacts: Contacts
}

interface Contacts {
  phone: string | null
  email: string | null
  website: string | null
  links: { name: string; url: string }[]
}

/** Where one walks in for nothing and pays for what one takes, as in a market. */
const byWhatOneTakes = [
  'Meridian Arcade',
  'Theatre Royal',
  'Lantern Playhouse',
  'Selmara Marina',
  'Ferry Terminal',
]
/** Where a price is about what one spends. */
const perHead = ['restaurant', 'cafe']

/** What a card says it costs to be there: about what one spends a head, the ticket, or nothing; null: nobody says. */
export function priceOf(listing: DemoListing): { dollars: number | null; pricingType: string } {
  const { price, category } = listing
  const dollars = price ?? (priceRangeOf(listing) === 'Free' ? 0 : null)
  return { dollars, pricingType: price !== undefined && perHead.includes(category) ? 'per_head' : '' }
}

/** Reckoned from its text and from tables by its title: the same on every machine. */
export function placeDetailsOf(listing: DemoListing): PlaceDetails {
  const { slug, title } = listing
  const door = doorHours[title]
  const chance = new Rng(`details/${slug}`)
  return {
    week: door === undefined ? null : weekOf(door),
    onHolidays: holidaysOf(title),
    closure: closures[title],
    checkedDaysAgo: door !== undefined && chance.chance(0.6) ? chance.int(2, 90) : undefined,
    amenities: amenitiesOf(listing),
    priceRange: priceRangeOf(listing),
    contacts: contactsOf(listing, door),
  }
}

function holidaysOf(title: string): PlaceDetails['onHolidays'] {
  if (unsureOnHolidays.includes(title)) return null
  const hours = holidayHours[title]
  return hours === undefined ? 'usual' : spansOf(hours)
}

/** What one spends a head, from a little less to a good deal more; elsewhere the ticket. */
function priceRangeOf({ title, category, price }: DemoListing): string {
  if (price === undefined) return category === 'market' || byWhatOneTakes.includes(title) ? '' : 'Free'
  if (!perHead.includes(category)) return `$${price} a ticket`
  const rounded = (dollars: number) => (dollars < 10 ? Math.round(dollars) : Math.round(dollars / 5) * 5)
  return `$${rounded(price * 0.6)}–${rounded(price * 1.5)} a head`
}

/** Who has a door has a telephone as a rule; who is a rock or a bench has not. */
function contactsOf({ slug, title, category, business }: DemoListing, door: string | undefined): Contacts {
  const chance = new Rng(`contacts/${slug}`)
  const isStaffed = door !== undefined && door !== 'always'
  const website = `https://${business}.example/${slug}`
  const isShown = perHead.includes(category) || chance.chance(0.35)
  return {
    phone: isStaffed && !voiceless.includes(title) ? phoneOf(title) : null,
    email: isStaffed && chance.chance(0.7) ? `hello@${business}.example` : null,
    website: isStaffed || chance.chance(0.4) ? website : null,
    links: isStaffed && isShown ? [{ name: 'Photos', url: `https://pictures.example/${business}` }] : [],
  }
}

/** Those with a gate, a hatch or an hour, and no telephone. */
const voiceless = ['The Crab Window', 'Beacon Hill rock garden', 'Garden of the blind captain']

const areas = ['305', '415', '713', '808'] as const
const doors = Object.keys(doorHours)

/** Numbers that no telephone has; each place has its own, and no person of the town has one of them. */
function phoneOf(title: string): string {
  const at = doors.indexOf(title)
  const area = areas[at % areas.length]
  return `+1${area}55501${String(Math.floor(at / areas.length)).padStart(2, '0')}`
}
