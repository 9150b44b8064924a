import { Rng } from '../../art/paper/random.ts'
import type { DemoListing } from '../demo-listing.ts'
import { amenitiesOf } from './amenities.ts'
import { type Span, spansOf, type Week, weekOf } from './hours/door-hours.ts'
import { doorHours, holidayHours, unsureOnHolidays } from './hours/hours.ts'
import { closures } from './hours/special-days.ts'

/** The details of a place beyond those of every listing. */
export interface PlaceDetails {
  /** null: nobody knows its hours. */
  week: Week | null
  /** Its hours on public holidays; null: nobody knows them. */
  onHolidays: 'usual' | Span[] | null
  /** Its closure; without days: for good. */
  closure: { days?: number; note: string } | undefined
  /** How many days ago its hours were checked. */
  checkedDaysAgo: number | undefined
  amenities: readonly string[]
  /** As text: '$10–25 a head', 'Free'; empty: nobody knows. */
  priceRange: string
  contacts: Contacts
}

interface Contacts {
  phone: string | null
  email: string | null
  website: string | null
  links: { name: string; url: string }[]
}

/** Places with free entry where people pay for what they take, as in a market. */
const byWhatOneTakes = [
  'Meridian Arcade',
  'Theatre Royal',
  'Lantern Playhouse',
  'Selmara Marina',
  'Ferry Terminal',
]
/** Categories whose price is what a person spends. */
const perHead = ['restaurant', 'cafe']

/** The price on a place's card: about what a person spends, the ticket, or nothing; null: nobody knows. */
export function priceOf(listing: DemoListing): { dollars: number | null; pricingType: string } {
  const { price, category } = listing
  const dollars = price ?? (priceRangeOf(listing) === 'Free' ? 0 : null)
  return { dollars, pricingType: price !== undefined && perHead.includes(category) ? 'per_head' : '' }
}

/** The details of a place, from its text and from tables by its title. They are the same on every machine. */
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

/** The text of what a person spends, from a little less to a good deal more; for other places the ticket. */
function priceRangeOf({ title, category, price }: DemoListing): string {
  if (price === undefined) return category === 'market' || byWhatOneTakes.includes(title) ? '' : 'Free'
  if (!perHead.includes(category)) return `$${price} a ticket`
  const rounded = (dollars: number) => (dollars < 10 ? Math.round(dollars) : Math.round(dollars / 5) * 5)
  return `$${rounded(price * 0.6)}–${rounded(price * 1.5)} a head`
}

/** The contacts of a place. Places with a door usually have a telephone; a rock or a bench has none. */
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

/** Places with a gate, a hatch or hours, and without a telephone. */
const voiceless = ['The Crab Window', 'Beacon Hill rock garden', 'Garden of the blind captain']

const areas = ['305', '415', '713', '808'] as const
const doors = Object.keys(doorHours)

/** A number that no telephone has, different for each place and from those of the town's people. */
function phoneOf(title: string): string {
  const at = doors.indexOf(title)
  const area = areas[at % areas.length]
  return `+1${area}55501${String(Math.floor(at / areas.length)).padStart(2, '0')}`
}
