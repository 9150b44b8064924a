/**
 * A kind of subject by its tables. The tables of reviews have the same columns but for the subject, so that
 * for the compiler each is like that of listings.
 */
interface Kind {
  /** The table of the subjects, with the sums of their ratings. */
  rated: 'listing'
  reviews: 'review'
  column: 'listing_id'
}

const kind = (rated: string, reviews: string, column: string) => ({ rated, reviews, column }) as Kind

/**
 * The kinds of subjects, in the order in which several are locked; `beside` are other listings of a booking,
 * by their ids.
 */
export const subjects = {
  listing: kind('listing', 'review', 'listing_id'),
  beside: kind('listing', 'review', 'listing_id'),
  business: kind('business', 'business_review', 'business_id'),
}
/** A kind of subject. */
export type Subject = keyof typeof subjects
