import type { Event } from '#contract/entities/event.ts'
import { type PageDescription, plainText } from '#src/core/page/page-description.ts'
import { momentAt } from '#src/lib/dates.ts'

const availability = {
  on_sale: 'InStock',
  not_open: 'PreOrder',
  sold_out: 'SoldOut',
  closed: 'Discontinued',
  ended: 'Discontinued',
  other: 'OutOfStock',
} as const satisfies Record<Event['sales']['state'], string>

/** Describes an event for search engines and link previews. */
export function describeEvent(event: Event, locale: string): PageDescription {
  const { full_address: at, price } = event
  const mode = event.is_online ? 'Online' : 'Offline'
  const where = at.land_mark || at.address
  return {
    title: event.title,
    description: plainText(
      `${momentAt(event.start_time, event.timezone, locale)} · ${where}. ${event.content}`,
    ),
    image: event.cover_image,
    isOver: event.sales.state === 'ended',
    thing: {
      '@type': 'Event',
      name: event.title,
      description: plainText(event.content, 500),
      startDate: event.start_time,
      endDate: event.end_time,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
      organizer: { '@type': 'Organization', name: event.user.name },
      ...(event.is_online
        ? {}
        : {
            location: {
              '@type': 'Place',
              name: where,
              address: at.address,
              geo: { '@type': 'GeoCoordinates', latitude: at.latitude, longitude: at.longitude },
            },
          }),
      ...(price === null
        ? {}
        : {
            offers: {
              '@type': 'Offer',
              price,
              priceCurrency: event.currency,
              availability: `https://schema.org/${availability[event.sales.state]}`,
            },
          }),
      ...(event.rating_count === 0
        ? {}
        : {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: event.avg_rating,
              ratingCount: event.rating_count,
            },
          }),
    },
  }
}
