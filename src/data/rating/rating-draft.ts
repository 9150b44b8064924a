/** What somebody has begun to say of a booking. */
export interface RatingDraft {
  owner: string
  rating: number
  words: string
}
