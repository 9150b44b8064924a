import * as v from 'valibot'
import {
  propertiesInfoSchema,
  type Rental,
  rentalKinds,
  rentalTermsSchema,
  vehicleInfoSchema,
} from '#contract/entities/rental.ts'
import { minor, toWire } from '#contract/money.ts'
import { pricingOf } from '#contract/rental/pricing.ts'
import { presentBusiness, presentListing } from '#server/modules/listings/detail/presenter.ts'
import type { ListingRow } from '#server/modules/listings/detail/repo.ts'
import { shownRating } from '#server/modules/listings/presenter.ts'
import type { findBusiness, RentalRow } from './repo.ts'

/** Reads a stored value. One that this build cannot read is taken as missing. */
function readOr<T extends v.GenericSchema>(schema: T, value: unknown, otherwise: object): v.InferOutput<T> {
  const read = v.safeParse(schema, value)
  return read.success ? read.output : v.parse(schema, otherwise)
}

const starsOf = ({
  rating_total: total,
  rating_count: count,
}: {
  rating_total: number
  rating_count: number
}) => ({
  avg_rating: count === 0 ? 0 : shownRating(total / 10 / count),
  rating_count: count,
})

/** The part of a rental's page that does not depend on the viewer. */
export function presentRental(listing: ListingRow, rental: RentalRow, language: string) {
  const { category, full_address, ...shown } = presentListing(listing, language)
  const { land_mark, ...address } = full_address
  const wire = (amount: number) => toWire(minor(amount), listing.currency)
  const type = rentalKinds.find((it) => it === rental.kind) ?? 'vehicle'
  return {
    ...shown,
    rental_type: { slug: category?.slug ?? null, name: category?.name ?? '', type },
    price: wire(listing.price_minor ?? 0),
    pricing_type: pricingOf(rental.pricing_type),
    day_price: rental.day_price_minor === null ? null : wire(rental.day_price_minor),
    security_deposit: wire(rental.deposit_minor),
    vehicle_info: type === 'vehicle' ? readOr(vehicleInfoSchema, rental.facts, {}) : null,
    properties_info: type === 'properties' ? readOr(propertiesInfoSchema, rental.facts, {}) : null,
    terms_and_policies: readOr(rentalTermsSchema, rental.terms, {}),
    video_links: rental.video_links.map((url) => ({ url })),
    address,
    land_mark,
    google_map_url: rental.google_map_url,
    has_handover: rental.has_handover,
    business: presentOwner(listing, rental),
  } satisfies Partial<Rental>
}

function presentOwner(listing: ListingRow, rental: RentalRow): Rental['business'] {
  const business = presentBusiness(listing)
  const { business_id: id, rating_total, rating_count } = rental
  if (!business || id === null || rating_total === null || rating_count === null) return null
  const { cashback, ...shown } = business
  return {
    ...shown,
    id,
    ...starsOf({ rating_total, rating_count }),
    rental_cashback_active: cashback.active,
    rental_cashback_redeem_percent: cashback.redeemPercent,
    rental_max_cashback_redeem_amount: cashback.mostRedeemed,
  }
}

/** The page of a business that lets rentals. */
export function presentBusinessPage({
  rating_total,
  rating_count,
  ...business
}: NonNullable<Awaited<ReturnType<typeof findBusiness>>>) {
  return { ...business, ...starsOf({ rating_total, rating_count }) }
}
