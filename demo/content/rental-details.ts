import type { PropertiesInfo, RentalTerms, VehicleInfo } from '#contract/entities/rental.ts'
import { Rng } from '../art/paper/random.ts'
import type { DemoListing } from './demo-listing.ts'
import { guests, homeFacts } from './homes/facts.ts'
import { vehicleFacts } from './vehicles/facts.ts'

/** The details of a rental beyond those of every listing. */
export interface RentalDetails {
  facts: VehicleInfo | PropertiesInfo
  terms: RentalTerms
  /** In cents. */
  deposit: number
  /** The price in cents of each day beyond whole weeks or months; null: those cost their share. */
  dayPrice: number | null
}

const DAYS = { per_day: 1, per_week: 7, per_month: 30 } as const
/** Categories of vehicles that need a driving licence. */
const licensed = ['car', 'van', 'convertible', 'scooter']
/** Vehicles of these categories that need none. */
const unlicensed = ['Kick scooters, a pair, folding', 'Seated mobility scooter, all-weather']

/** Homes and vehicles where dogs are welcome: those made for them, and those whose text says so. */
const forDogs = /dog|camper|beach/i
const dogsToo = [
  'Electric launch Dormouse, no licence needed',
  'Sidecar outfit, driver included or not',
  'Seated mobility scooter, all-weather',
]

function vehicle({ title, category }: DemoListing): Pick<RentalDetails, 'facts' | 'terms'> {
  const found = vehicleFacts[title]
  if (!found) throw new RangeError(`Nobody knows what ${title} is.`)
  const [vehicle_make, vehicle_model, vehicle_year, fuel_type, seating_capacity] = found
  const requires_license = licensed.includes(category) && !unlicensed.includes(title)
  return {
    facts: { vehicle_make, vehicle_model, vehicle_year, fuel_type, seating_capacity },
    terms: {
      requires_license,
      insurance_coverage: requires_license || category === 'boat',
      allows_pets: forDogs.test(title) || dogsToo.includes(title),
      allows_smoking: false,
    },
  }
}

function home({ title, slug }: DemoListing): Pick<RentalDetails, 'facts' | 'terms'> {
  const found = homeFacts[title]
  if (!found) throw new RangeError(`Nobody knows how ${title} is laid out.`)
  const [bedrooms, bathrooms] = found
  const chance = new Rng(`terms/${slug}`)
  return {
    facts: { bedrooms, bathrooms, guests: guests[title] ?? Math.max(1, bedrooms) * 2 },
    terms: {
      requires_license: null,
      insurance_coverage: null,
      allows_pets: chance.chance(0.5),
      allows_smoking: false,
    },
  }
}

/**
 * The details of a rental. Every second one that is priced by the week or month has a price for further days.
 */
export function rentalDetailsOf(listing: DemoListing): RentalDetails {
  const { kind, slug, price = 0, pricingType = 'per_day' } = listing
  const chance = new Rng(`rented/${slug}`)
  const perDay = price / DAYS[pricingType]
  const own = kind === 'vehicle' ? vehicle(listing) : home(listing)
  const tens = Math.round((perDay * chance.int(2, 5)) / 10) * 10
  const hasDayPrice = pricingType !== 'per_day' && chance.chance(0.5)
  return {
    ...own,
    deposit: tens * 100,
    dayPrice: hasDayPrice ? Math.round(perDay * 1.25) * 100 : null,
  }
}

/** The days from now on which somebody else has a rental. */
export function takenDaysOf({ slug }: Pick<DemoListing, 'slug'>): readonly { from: number; days: number }[] {
  const chance = new Rng(`taken/${slug}`)
  if (chance.chance(0.35)) return []
  const taken: { from: number; days: number }[] = []
  let day = chance.int(1, 9)
  for (let left = chance.int(1, 5); left > 0; left--) {
    const days = chance.int(1, 6)
    taken.push({ from: day, days })
    // Sometimes the next stay begins on the same day.
    day += days + (chance.chance(0.3) ? 0 : chance.int(1, 12))
  }
  return taken
}
