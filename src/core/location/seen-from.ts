import type { Card } from '#contract/entities/card.ts'
import { cardDistance } from '#src/lib/distance.ts'
import type { Location } from './location.ts'

/**
 * A card with its distance from the chosen location; without one, as it came. For lists that are the same
 * from wherever one looks, and so are stored once, with an older distance.
 */
export const seenFrom = (location: Location | undefined, card: Card): Card =>
  location ? { ...card, distance: cardDistance(location, card) } : card
