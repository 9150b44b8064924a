import type { Card } from '#contract/entities/card.ts'
import { cardDistance } from '#src/lib/distance.ts'
import type { Location } from './location.ts'

/**
 * A card with how far it is from the location one looks at; without one, from the marketplace's own, as it came. It is
 * for lists that are the same wherever one looks from, and so are kept once, with the distance of another day.
 */
export const seenFrom = (location: Location | undefined, card: Card): Card =>
  location ? { ...card, distance: cardDistance(location, card) } : card
