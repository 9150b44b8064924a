import type { Review } from '#contract/entities/review.ts'

/** The fields of every listing, of whichever vertical. */
export interface Listing extends Partial<Rated> {
  slug: string
  title: string
  cover_image: string
  cover_color: string
  content: string
  gallery: readonly string[]
  video_links: readonly { url: string }[]
}

/** The ratings of a listing, of a kind that is rated. */
interface Rated {
  avg_rating: number
  rating_count: number
  latestReviews: readonly Review[]
}
