/** What somebody says of something: its stars, and words beside them. */
export interface RatingInput {
  rating: number
  words: string
}

/** What somebody has begun to say of a booking, of each thing that is rated. */
export interface RatingDraft {
  owner: string
  said: Readonly<Record<string, RatingInput>>
}
