import type { AnnouncedListing, Announcement } from '#contract/entities/announcement.ts'
import { minor, toWire } from '#contract/money.ts'
import { presentListing } from '#server/modules/listings/detail/presenter.ts'
import type { Linked } from './linked.ts'
import type { AnnouncementRow } from './repo.ts'

interface Parts {
  row: AnnouncementRow
  linked: Linked | undefined
  now: Date
  language: string
  /** Whether the viewer is logged in. */
  isKnown: boolean
}

/** The part of an announcement's page that does not depend on what a person likes. */
export function presentAnnouncement({ row, linked, now, language, isKnown }: Parts) {
  const { rating_count: _, avg_rating: __, ...shown } = presentListing(row, language)
  const isCurrent = row.ends_at === null || row.ends_at > now
  const priceMinor = linked ? linked.price_minor : row.price_minor
  const price = priceMinor === null ? null : toWire(minor(priceMinor), row.currency)
  const isBookable = row.is_bookable ?? false
  const phone = isKnown && row.shows_phone ? row.contact_phone : null
  return {
    ...shown,
    address: row.address,
    video_links: (row.video_links ?? []).map((url) => ({ url })),
    google_map_url: row.google_map_url,
    published_at: row.created_at.toISOString(),
    valid_until: row.ends_at?.toISOString() ?? null,
    is_current: isCurrent,
    price,
    is_bookable: isBookable,
    book: {
      kind: kindOf(isBookable, linked),
      listing: linked ? presentLinked(linked, price) : null,
    },
    user: { name: row.contact_name || (row.business_name ?? ''), phone },
    contact: {
      message: isCurrent,
      phone,
      email: isKnown && row.shows_email ? row.contact_email : null,
    },
  } satisfies Partial<Announcement>
}

function kindOf(isBookable: boolean, linked: Linked | undefined): Announcement['book']['kind'] {
  if (!isBookable) return 'none'
  return linked ? 'listing' : 'request'
}

const presentLinked = (
  { vertical, kind, slug, title, pricing_type, state }: Linked,
  price: number | null,
): AnnouncedListing => ({ vertical, kind, slug, title, pricing_type, state, price })
