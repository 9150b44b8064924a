import type { Professional } from '#contract/entities/professional.ts'
import type { Staff, Store } from '#contract/entities/store.ts'
import { minor, toWire } from '#contract/money.ts'
import { presentListing, presentReview } from '#server/modules/listings/detail/presenter.ts'
import type { ReviewRow } from '#server/modules/listings/detail/repo.ts'
import { openingHours } from '#server/modules/listings/hours/opening-hours.ts'
import { shownRating } from '#server/modules/listings/presenter.ts'
import { presentOffered } from './offered.ts'
import type { FoundProfessional, FoundStore } from './repo.ts'

/** A store's page, without the related listings. */
export function presentStore(
  found: FoundStore,
  { language, now }: { language: string; now: Date },
): Omit<Store, 'related'> {
  const { store, staff, services, reviews, is_favorited, ...row } = found
  const { business_slug: slug, business_name: name, business_about: about, business_mark: mark } = row
  const { currency, cover_image } = row
  return {
    ...presentListing(row, language),
    ...presentOffered(services, { provider: 'store', cover_image, currency, language }),
    address: row.address,
    video_links: (store?.video_links ?? []).map((url) => ({ url })),
    hours: openingHours(store, store?.special ?? [], { zone: row.time_zone, now }),
    phone: store?.phone ?? null,
    website: store?.website ?? null,
    price: row.price_minor === null ? null : toWire(minor(row.price_minor), currency),
    business:
      slug !== null && name !== null && about !== null && mark !== null ? { slug, name, about, mark } : null,
    professionals: staff.map(presentStaff),
    latestReviews: reviews.map(presentRead),
    is_favorited,
  }
}

const presentStaff = ({
  title,
  role,
  cover_image,
  avg_rating,
  ...person
}: FoundStore['staff'][number]): Staff => ({
  ...person,
  name: title,
  position: role,
  avatar_image: cover_image,
  avg_rating: shownRating(avg_rating),
})

/** A professional's page. */
export function presentProfessional(found: FoundProfessional, language: string): Professional {
  const { stores, services, reviews, is_favorited, ...row } = found
  const {
    title: name,
    content: description,
    cover_image: avatar_image,
    ...shown
  } = presentListing(row, language)
  const by = { provider: 'professional', professionalId: row.id, cover_image: avatar_image } as const
  return {
    ...shown,
    ...presentOffered(services, { ...by, currency: row.currency, language }),
    avatar_image,
    service_provider_detail: { name, description, is_favorited },
    video_links: [],
    stores: stores.map(({ role, ...store }) => ({ ...store, position: role })),
    latestReviews: reviews.map(presentRead),
  }
}

/** A review that came as JSON, in which an instant is a text. */
const presentRead = ({
  updated_at,
  ...review
}: Omit<ReviewRow, 'updated_at'> & { updated_at: string | Date }) =>
  presentReview({ ...review, updated_at: new Date(updated_at) })
