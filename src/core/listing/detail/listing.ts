import type { Review } from '#contract/entities/review.ts'

/** What every listing has, whatever it is. */
export interface Listing extends Partial<Rated> {
  slug: string
  title: string
  cover_image: string
  cover_color: string
  content: string
  gallery: readonly string[]
  video_links: readonly { url: string }[]
}

/** What people said of it, where it is of a kind that is rated. */
interface Rated {
  avg_rating: number
  rating_count: number
  latestReviews: readonly Review[]
}
