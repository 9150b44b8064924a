import type { EventBooking } from '#contract/entities/event-booking.ts'
import { minor, toWire } from '#contract/money.ts'
import type { Bookings } from '#server/modules/orders/bookings/bookings.ts'
import { VerticalBookings } from '#server/modules/orders/bookings/vertical-bookings.ts'
import type { ShownBooking } from '#server/modules/orders/record/repo.ts'
import type { Deps } from '../../deps.ts'
import * as repo from './repo.ts'

/** Bookings of events: the fields of every booking, and the event with its tickets. */
export class EventBookings extends VerticalBookings<EventBooking> {
  constructor(deps: Deps, bookings: Bookings) {
    super(bookings, 'events', async (rows) => {
      const { query } = deps.database
      const lines = await repo.findLines(
        query,
        rows.map((it) => it.id),
      )
      const events = await repo.findEvents(
        query,
        rows.map((it) => it.listing_id),
      )
      return (row) => {
        const tickets = lines.filter((it) => it.booking_id === row.id)
        const event = events.find((it) => it.listing_id === row.listing_id)
        return { ...presentTickets(tickets, row.currency), event: presentEvent(row, event) }
      }
    })
  }
}

type Lines = Awaited<ReturnType<typeof repo.findLines>>
type EventRow = Awaited<ReturnType<typeof repo.findEvents>>[number]

function presentTickets(lines: Lines, currency: string) {
  return {
    booking_tickets: lines.map(({ name, quantity, price_minor }) => ({
      name,
      quantity,
      price: toWire(minor(price_minor), currency),
    })),
    booked_tickets_count: lines.reduce((total, it) => total + it.quantity, 0),
  }
}

function presentEvent(row: ShownBooking, event: EventRow | undefined): EventBooking['event'] {
  const { address, land_mark, latitude, longitude } = row
  return {
    slug: row.slug,
    title: row.title,
    cover_image: row.cover_image,
    cover_color: row.cover_color,
    start_time: row.starts_at.toISOString(),
    end_time: row.ends_at.toISOString(),
    timezone: row.time_zone,
    is_online: event?.is_online ?? false,
    address,
    full_address: { land_mark, address, latitude, longitude },
    google_map_url: event?.google_map_url ?? null,
    user: { name: row.business_name ?? '' },
  }
}
