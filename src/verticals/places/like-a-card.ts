import type { Place } from '#contract/entities/place.ts'
import type { PageOfListing } from '#src/core/favourite/heart-props.ts'

/** As it is shown among the favourites before the server does. */
export function likeACard({
  name,
  address: { address, ...point },
  land_mark,
  ...rest
}: Place): PageOfListing {
  return { ...rest, title: name, address, price: null, currency: '', full_address: { land_mark, ...point } }
}
