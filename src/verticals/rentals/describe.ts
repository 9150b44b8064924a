import type { Rental } from '#contract/entities/rental.ts'
import { type PageDescription, plainText } from '#src/core/page/page-description.ts'

/** Describes a rental for search engines and link previews. */
export function describeRental(rental: Rental): PageDescription {
  const { title, content, cover_image, rental_type, address, land_mark } = rental
  const description = plainText(`${rental_type.name} · ${land_mark || address.address}. ${content}`)
  return {
    title,
    description,
    image: cover_image,
    thing: {
      '@type': 'Product',
      name: title,
      description: plainText(content, 500),
      category: rental_type.name,
      offers: { '@type': 'Offer', price: rental.price, priceCurrency: rental.currency },
      ...(rental.rating_count === 0
        ? {}
        : {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: rental.avg_rating,
              ratingCount: rental.rating_count,
            },
          }),
    },
  }
}
