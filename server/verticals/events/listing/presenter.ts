import type { Event } from '#contract/entities/event.ts'
import type { Ticket } from '#contract/entities/ticket.ts'
import { minor, toWire } from '#contract/money.ts'
import { presentBusiness, presentListing } from '#server/modules/listings/detail/presenter.ts'
import type { ListingRow } from '#server/modules/listings/detail/repo.ts'
import type { EventRow, TicketRow } from './repo.ts'
import { eventSales, type Held, ticketSales } from './sales.ts'

/** The number of tickets left from which the page says how many. */
const FEW_LEFT = 10

const words = (values: readonly string[] = []) => values.map((value) => ({ value }))

interface Parts {
  listing: ListingRow & { starts_at: Date; ends_at: Date }
  event: EventRow | undefined
  tickets: readonly TicketRow[]
  now: Date
  language: string
}

/** The part of an event's page that does not depend on the viewer. */
export function presentEvent({ listing, event, tickets, now, language }: Parts) {
  const business = presentBusiness(listing)
  const shown = presentListing(listing, language)
  return {
    ...shown,
    address: listing.address,
    start_time: listing.starts_at.toISOString(),
    end_time: listing.ends_at.toISOString(),
    is_online: event?.is_online ?? false,
    tags: words(event?.tags),
    language: words(event?.languages),
    video_links: (event?.video_links ?? []).map((url) => ({ url })),
    google_map_url: event?.google_map_url ?? null,
    ...placeOf(event),
    user: { name: business?.name ?? '' },
    business: business && presentHost(business),
    price: presentPrice(listing, tickets, now),
    sales: eventSales(tickets, listing, now),
  } satisfies Partial<Event>
}

/** The venue of an event, where it is a place of this marketplace that has a page. */
function placeOf({ place_slug: slug, place_name: name }: Partial<EventRow> = {}) {
  return slug && name ? { place: { slug, name } } : {}
}

function presentHost({ cashback, ...business }: NonNullable<ReturnType<typeof presentBusiness>>) {
  return {
    ...business,
    event_cashback_active: cashback.active,
    event_cashback_redeem_percent: cashback.redeemPercent,
    event_max_cashback_redeem_amount: cashback.mostRedeemed,
  }
}

/** The price of the cheapest ticket that can be bought; where none can, the price of the card. */
function presentPrice(listing: ListingRow & Held, tickets: readonly TicketRow[], now: Date): number | null {
  const buyable = tickets.filter((it) => ticketSales(it, listing, now).state === 'on_sale')
  const least = buyable.length > 0 ? Math.min(...buyable.map((it) => it.price_minor)) : listing.price_minor
  return least === null ? null : toWire(minor(least), listing.currency)
}

/** One ticket type. The number left is told only when they run out. */
export function presentTicket(ticket: TicketRow, listing: ListingRow, now: Date): Ticket {
  const left = ticket.capacity - ticket.sold
  return {
    id: ticket.id,
    event_id: listing.id,
    name: ticket.name,
    description: ticket.description,
    price: toWire(minor(ticket.price_minor), listing.currency),
    currency: listing.currency,
    quantity: 1,
    most_per_order: Math.min(ticket.most_per_order, left),
    remaining: left <= FEW_LEFT ? left : null,
    sales: ticketSales(ticket, listing, now),
  }
}
