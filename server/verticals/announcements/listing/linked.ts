import type { AnnouncedListing } from '#contract/entities/announcement.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { AnnouncementRow } from './repo.ts'

/** The listing an announcement stands for. */
export interface LinkedRow {
  vertical: VerticalId
  kind: string
  slug: string
  title: string
  price_minor: number | null
  pricing_type: string
  /** Whether it was withdrawn, or is over. */
  isGone: boolean
}

/** The same, with what is left of it. */
export type Linked = LinkedRow & Pick<AnnouncedListing, 'state'>

/** What the joined columns say of it; undefined: it stands for none. */
export function linkedOf(row: AnnouncementRow, now: Date): LinkedRow | undefined {
  const { linked_vertical: vertical, linked_kind: kind, linked_slug: slug, linked_title: title } = row
  const { linked_pricing_type: pricing_type, linked_ends_at: endsAt } = row
  if (vertical === null || kind === null || slug === null || title === null || pricing_type === null)
    return undefined
  return {
    ...{ vertical, kind, slug, title, pricing_type },
    price_minor: row.linked_price_minor,
    isGone: !row.linked_is_active || (endsAt !== null && endsAt <= now),
  }
}
