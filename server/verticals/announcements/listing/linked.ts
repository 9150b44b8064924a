import type { AnnouncedListing } from '#contract/entities/announcement.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { AnnouncementRow } from './repo.ts'

/** The listing that an announcement stands for. */
export interface LinkedRow {
  id: number
  vertical: VerticalId
  kind: string
  slug: string
  title: string
  price_minor: number | null
  pricing_type: string
  /** Whether the listing was withdrawn, or is over. */
  isGone: boolean
}

/** The listing that an announcement stands for, with its state: whether it can still be had. */
export type Linked = LinkedRow & Pick<AnnouncedListing, 'state'>

/** Reads the linked listing out of the joined columns; undefined where the announcement stands for none. */
export function linkedOf(row: AnnouncementRow, now: Date): LinkedRow | undefined {
  const {
    linked_id: id,
    linked_vertical: vertical,
    linked_kind: kind,
    linked_slug: slug,
    linked_title: title,
  } = row
  const { linked_pricing_type: pricing_type, linked_ends_at: endsAt } = row
  if (
    id === null ||
    vertical === null ||
    kind === null ||
    slug === null ||
    title === null ||
    pricing_type === null
  )
    return undefined
  return {
    ...{ id, vertical, kind, slug, title, pricing_type },
    price_minor: row.linked_price_minor,
    isGone: !row.linked_is_active || (endsAt !== null && endsAt <= now),
  }
}
