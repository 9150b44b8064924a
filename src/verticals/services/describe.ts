import type { Professional } from '#contract/entities/professional.ts'
import type { Store } from '#contract/entities/store.ts'
import type { StoreService } from '#contract/entities/store-service.ts'
import { describeOpening } from '#src/core/hours/describe-opening.ts'
import { type PageDescription, plainText } from '#src/core/page/page-description.ts'

/** Describes a store, with its hours and services, for search engines and link previews. */
export function describeStore(store: Store): PageDescription {
  const { title, content, cover_image, category, full_address: at, phone, website, services } = store
  const what = [category?.name, at.land_mark || at.address].filter(Boolean).join(' · ')
  return {
    title,
    description: plainText(`${what}. ${content}`),
    image: cover_image,
    thing: {
      '@type': 'LocalBusiness',
      name: title,
      description: plainText(content, 500),
      address: at.address,
      geo: { '@type': 'GeoCoordinates', latitude: at.latitude, longitude: at.longitude },
      ...(phone && { telephone: phone }),
      ...(website && { sameAs: website }),
      ...describeOpening(store.hours),
      ...(services.length > 0 && { makesOffer: services.map(offer) }),
      ...ratingOf(store),
    },
  }
}

/** Describes a professional for search engines and link previews. */
export function describeProfessional(professional: Professional): PageDescription {
  const { service_provider_detail: detail, avatar_image, category, stores } = professional
  const what = [category?.name, ...stores.map((it) => it.title)].filter(Boolean).join(' · ')
  return {
    title: detail.name,
    description: plainText(`${what}. ${detail.description}`),
    image: avatar_image,
    thing: {
      '@type': 'Person',
      name: detail.name,
      description: plainText(detail.description, 500),
      ...(stores.length > 0 && {
        jobTitle: stores[0]?.position,
        worksFor: stores.map(({ title: name }) => ({ '@type': 'LocalBusiness', name })),
      }),
    },
  }
}

const offer = ({ name, price, currency: priceCurrency }: StoreService) => ({
  '@type': 'Offer',
  price,
  priceCurrency,
  itemOffered: { '@type': 'Service', name },
})

const ratingOf = ({ avg_rating: ratingValue, rating_count: ratingCount }: Store) =>
  ratingCount > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue, ratingCount } }
