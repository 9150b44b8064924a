import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { type RentalPricing, rentalPricing } from '../rental/pricing.ts'
import { cardSchema, pictureUrl, pointSchema } from './card.ts'
import { count, id, knownWord, longText, shortText, slug } from './limits.ts'
import { reviewSchema } from './review.ts'
import { webAddress } from './web-address.ts'

/** The kinds of rentals: what one drives or rides, and where one lives. */
export const rentalKinds = ['vehicle', 'properties'] as const

const fact = v.optional(v.nullable(shortText), null)
const number = v.optional(v.nullable(count), null)
const rule = v.optional(v.nullable(v.boolean()), null)

/** The facts of a vehicle; null: nobody has said. */
export const vehicleInfoSchema = v.object({
  vehicle_make: fact,
  vehicle_model: fact,
  vehicle_year: number,
  /** The fuel as the business writes it; common words in the reader's language. */
  fuel_type: fact,
  seating_capacity: number,
})
/** The facts of a vehicle. */
export type VehicleInfo = v.InferOutput<typeof vehicleInfoSchema>

/** The facts of a home; null: nobody has said. */
export const propertiesInfoSchema = v.object({
  bedrooms: number,
  bathrooms: number,
  /** The number of people who may stay. */
  guests: number,
})
/** The facts of a home. */
export type PropertiesInfo = v.InferOutput<typeof propertiesInfoSchema>

/** The terms of a rental that one agrees to; null: nobody has said. */
export const rentalTermsSchema = v.object({
  requires_license: rule,
  insurance_coverage: rule,
  allows_pets: rule,
  allows_smoking: rule,
})
/** The terms of a rental that one agrees to. */
export type RentalTerms = v.InferOutput<typeof rentalTermsSchema>

const stars = { avg_rating: cardSchema.entries.avg_rating, rating_count: count }

/** The business that rents things out. */
export const rentalBusinessSchema = v.object({
  id,
  slug,
  name: shortText,
  about: longText,
  mark: pictureUrl,
  ...stars,
})

/** The cashback that a business gives for a rental. */
export const rentalCashback = {
  rental_cashback_active: v.boolean(),
  rental_cashback_redeem_percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  rental_max_cashback_redeem_amount: wireAmountSchema,
}

/** A rental as its own page shows it. */
export const rentalSchema = v.object({
  id,
  slug,
  title: shortText,
  cover_image: pictureUrl,
  cover_color: cardSchema.entries.cover_color,
  /** HTML: cleaned when it was stored, and to be cleaned again where it is shown. */
  content: longText,
  gallery: v.array(pictureUrl),
  video_links: v.array(v.object({ url: webAddress })),
  rental_type: v.object({ slug: v.nullable(slug), name: shortText, type: knownWord(rentalKinds) }),
  price: wireAmountSchema,
  pricing_type: knownWord(rentalPricing),
  /** The price of each day beyond whole weeks or months; null: such days cost their share of one. */
  day_price: v.nullable(wireAmountSchema),
  currency: shortText,
  /** The amount that is held while it is rented, and never part of the price. */
  security_deposit: wireAmountSchema,
  vehicle_info: v.nullable(vehicleInfoSchema),
  properties_info: v.nullable(propertiesInfoSchema),
  terms_and_policies: rentalTermsSchema,
  address: v.object({ address: shortText, ...pointSchema.entries }),
  land_mark: shortText,
  google_map_url: v.nullable(webAddress),
  timezone: shortText,
  business: v.nullable(v.object({ ...rentalBusinessSchema.entries, ...rentalCashback })),
  /** Always false for guests. */
  is_favorited: v.boolean(),
  ...stars,
  /** Whether its handover can be chosen. */
  has_handover: v.optional(v.boolean(), false),
  latestReviews: v.array(reviewSchema),
  /** Similar rentals nearby. */
  related: v.array(cardSchema),
})
/** A rental as its own page shows it. */
export type Rental = v.InferOutput<typeof rentalSchema>
/** A rental that is priced in a way this version knows. */
export type PricedRental = Rental & { pricing_type: RentalPricing }
/** Whether a rental is priced in a way this version knows. */
export const isPriced = (it: Rental): it is PricedRental => it.pricing_type !== 'other'
