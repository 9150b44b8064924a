import { MapPin } from 'lucide-react'
import type { Vertical } from '#src/core/listing/vertical.ts'

/** Where one goes. */
export const placesVertical = {
  id: 'places',
  path: '/go-to-places',
  icon: MapPin,
  hue: 'green',
  name: 'vertical.places',
  about: 'vertical.places.about',
  strips: { places: 'strip.places' },
} as const satisfies Vertical
