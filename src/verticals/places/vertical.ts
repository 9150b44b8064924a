import { MapPin } from 'lucide-react'
import type { Vertical } from '#src/core/listing/vertical.ts'
import { placePaths } from './paths.ts'

/** The vertical of places. */
export const placesVertical = {
  id: 'places',
  path: '/go-to-places',
  icon: MapPin,
  hue: 'green',
  name: 'vertical.places',
  about: 'vertical.places.about',
  detail: () => '/go-to-places/place/$slug',
  explore: () => placePaths,
  favourite: () => ({ call: 'toggle-favorite-place', page: 'place' }),
  waiting: { 'rate-place': 'waiting.ratePlace', 'toggle-favorite-place': 'waiting.favourite' },
  strips: { places: 'strip.places', loved: 'strip.recommended' },
} as const satisfies Vertical
