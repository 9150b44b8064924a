import type { Place } from '#contract/entities/place.ts'
import type { PageOfListing } from '#src/core/favourite/heart-props.ts'

/** A place with the fields of a card, to show it among the favourites before the server does. */
export function likeACard({
  name,
  address: { address, ...point },
  land_mark,
  ...rest
}: Place): PageOfListing {
  return { ...rest, title: name, address, price: null, currency: '', full_address: { land_mark, ...point } }
}
