import type { OpeningHours, OpenSpan } from '#contract/entities/opening-hours.ts'
import type { Place } from '#contract/entities/place.ts'
import { type PageDescription, plainText } from '#src/core/page/page-description.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A place as search engines know one, with its opening hours, and as it is shown to who is sent its link. */
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
      ...openingOf(hours),
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

/** When it is open in a usual week, and on which days that is otherwise; what is closed for good has no such days. */
function openingOf({ state, week, special }: OpeningHours) {
  if (week === null || state === 'closed_for_good') return {}
  const others = special.flatMap(({ day, hours }) => {
    const valid = { validFrom: day, validThrough: day }
    // A day from midnight to midnight is how one without opening is said.
    return hours?.length === 0
      ? [{ ...specification, opens: MIDNIGHT, closes: MIDNIGHT, ...valid }]
      : (hours ?? []).map((it) => ({ ...said(it), ...valid }))
  })
  return {
    openingHoursSpecification: week.flatMap((spans, at) =>
      spans.map((it) => ({ ...said(it), dayOfWeek: `https://schema.org/${days[at]}` })),
    ),
    ...(others.length > 0 && { specialOpeningHoursSpecification: others }),
  }
}

const specification = { '@type': 'OpeningHoursSpecification' }
const MIDNIGHT = '00:00'

/** What ends with the day is said to close in its last minute: search engines know no 24:00. */
function said({ open, close }: OpenSpan) {
  const isWhole = open === close
  return {
    ...specification,
    opens: isWhole ? MIDNIGHT : open,
    closes: isWhole || close === '24:00' ? '23:59' : close,
  }
}
