import type { GivenRating } from '#contract/entities/rating.ts'

/** A subject that is rated, such as a listing or a professional. */
export interface RatingSubject {
  /** Its name in the call's fields: `rating_` and `review_` with this. */
  of: string
  /** Its name, where there is more than one. */
  name?: string
  /** The earlier rating. */
  before: GivenRating | null
  /** Whether it may be left out; words without stars may not. */
  isOptional?: true
}

/** The thing that is rated, with its subjects. */
export interface Rated {
  slug: string
  title: string
  cover_image: string
  cover_color: string
  canRate: boolean
  subjects: readonly RatingSubject[]
}
