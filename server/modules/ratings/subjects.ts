/** The tables of reviews have the same columns but for whom they are of: to the compiler each is like that of listings. */
interface Kind {
  /** What is rated, with what its ratings come to. */
  rated: 'listing'
  reviews: 'review'
  column: 'listing_id'
}

const kind = (rated: string, reviews: string, column: string) => ({ rated, reviews, column }) as Kind

/** What can be rated, in the order in which several of them are locked. */
export const subjects = {
  listing: kind('listing', 'review', 'listing_id'),
  business: kind('business', 'business_review', 'business_id'),
}
/** What can be rated. */
export type Subject = keyof typeof subjects
