import type { GivenRating } from '#contract/entities/rating.ts'

/** One thing of which one says how it was. */
export interface RatingSubject {
  /** What the call has it under: `rating_` and `review_` with this. */
  of: string
  /** Its name, where there is more than one. */
  name?: string
  /** What was said before. */
  before: GivenRating | null
}

/** What is to be rated. */
export interface Rated {
  slug: string
  title: string
  cover_image: string
  cover_color: string
  canRate: boolean
  subjects: readonly RatingSubject[]
}
