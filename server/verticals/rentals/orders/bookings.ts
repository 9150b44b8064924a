import type { RentalBooking } from '#contract/entities/rental-booking.ts'
import { minor, toWire } from '#contract/money.ts'
import { pricingOf } from '#contract/rental/pricing.ts'
import { admitting } from '#contract/status.ts'
import { findLegs, findOffers } from '#server/modules/handover/agreed-repo.ts'
import { presentHandover } from '#server/modules/handover/presenter.ts'
import type { Bookings } from '#server/modules/orders/bookings/bookings.ts'
import { VerticalBookings } from '#server/modules/orders/bookings/vertical-bookings.ts'
import { dueAtVenue } from '#server/modules/orders/record/due-at-venue.ts'
import type { ShownBooking } from '#server/modules/orders/record/repo.ts'
import type { Deps } from '../../deps.ts'
import { presentStayPrice } from '../stay/presenter.ts'
import * as repo from '../stay/repo.ts'

type Booked = Awaited<ReturnType<typeof repo.findBooked>>[number]

/** Bookings of rentals: the fields of every booking, and the rental with the facts of its stay. */
export class RentalBookings extends VerticalBookings<RentalBooking> {
  constructor(deps: Deps, bookings: Bookings) {
    super(bookings, 'rentals', async (rows, { language }) => {
      const ids = rows.map((it) => it.id)
      const { query } = deps.database
      const now = deps.clock.now()
      const booked = new Map((await repo.findBooked(query, ids)).map((it) => [it.booking_id, it]))
      const legs = await findLegs(query, ids)
      const offers = await findOffers(query, ids)
      return (row) => {
        const own = booked.get(row.id)
        if (!own) throw new Error(`${row.reference} has no stay.`)
        const itsLegs = legs.filter((it) => it.booking_id === row.id)
        const offer = offers.find((it) => it.booking_id === row.id)
        const mayGetIn = admitting.some((it) => it === row.status) && dueAtVenue(row) === 0
        const handover = presentHandover({ ...row, mayGetIn }, itsLegs, offer, now)
        return { ...presentOwn(row, own, language), handover }
      }
    })
  }
}

function presentOwn(row: ShownBooking, booked: Booked, language: string) {
  const { address, land_mark, latitude, longitude, currency } = row
  const { category_names: names } = booked
  const wire = (amount: number) => toWire(minor(amount), currency)
  return {
    rental: {
      slug: row.slug,
      title: row.title,
      name: names?.[language] ?? names?.en ?? '',
      kind: booked.kind,
      cover_image: row.cover_image,
      cover_color: row.cover_color,
      address,
      full_address: { land_mark, address, latitude, longitude },
      google_map_url: booked.google_map_url,
      price: wire(booked.price_minor),
      pricing_type: pricingOf(booked.pricing_type),
      business: row.business_name === null ? null : { name: row.business_name },
    },
    start_datetime: row.starts_at.toISOString(),
    end_datetime: row.ends_at.toISOString(),
    day_count: booked.days,
    stay_price: presentStayPrice(booked, currency),
    security_deposit: wire(booked.deposit_minor),
    notes: row.note,
  }
}
