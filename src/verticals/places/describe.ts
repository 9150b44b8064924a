import type { Place } from '#contract/entities/place.ts'
import { describeOpening } from '#src/core/hours/describe-opening.ts'
import { type PageDescription, plainText } from '#src/core/page/page-description.ts'

/** Describes a place, with its opening hours, for search engines and link previews. */
export function describePlace(place: Place): PageDescription {
  const { name, content, cover_image, category, address, land_mark, hours, contacts } = place
  const what = [category?.name, land_mark || address.address].filter(Boolean).join(' · ')
  return {
    title: name,
    description: plainText(`${what}. ${content}`),
    image: cover_image,
    thing: {
      '@type': 'Place',
      name,
      description: plainText(content, 500),
      address: address.address,
      geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
      ...(contacts.phone && { telephone: contacts.phone }),
      ...(contacts.website && { sameAs: contacts.website }),
      ...describeOpening(hours),
      ...(place.amenities.length > 0 && { amenityFeature: place.amenities.map(amenity) }),
      ...(place.rating_count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: place.avg_rating,
          ratingCount: place.rating_count,
        },
      }),
    },
  }
}

const amenity = ({ value: name }: { value: string }) => ({
  '@type': 'LocationFeatureSpecification',
  name,
  value: true,
})
