import type { Card } from '#contract/entities/card.ts'
import type { TextKey } from '#contract/texts/en.ts'
import type { VerticalId } from '#contract/verticals.ts'

/** A listing as its own page has it: enough to show it among the favourites before the server does. */
export interface PageOfListing
  extends Pick<Card, 'slug' | 'title' | 'cover_image' | 'cover_color' | 'price' | 'currency'>,
    Pick<Card, 'avg_rating' | 'rating_count' | 'address' | 'timezone'>,
    Partial<Pick<Card, 'start_time' | 'end_time' | 'pricing_type' | 'kind'>> {
  category: { name: string } | null
  full_address: Pick<Card, 'land_mark' | 'latitude' | 'longitude'>
}

export interface HeartProps {
  vertical: VerticalId
  /** The listing that the heart belongs to. */
  listing: Card | PageOfListing
  isFavourite: boolean
  /** Told of another state, beside the screens that show it anyway. */
  onWrite?: ((isFavourite: boolean) => void) | undefined
  /** In the corner of a card it looks smaller; it is pressed as easily. */
  isSmall?: boolean
  /** Among other buttons it says in words what it does, and what it has done. */
  words?: { off: TextKey; on: TextKey }
}
