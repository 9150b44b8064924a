/** The stars and the words for one subject. */
export interface RatingInput {
  rating: number
  words: string
}

/** A rating that was begun, by subject. */
export interface RatingDraft {
  owner: string
  said: Readonly<Record<string, RatingInput>>
}
