import { Scissors } from 'lucide-react'
import type { Vertical } from '#src/core/listing/vertical.ts'

/** What somebody does for one. */
export const servicesVertical = {
  id: 'services',
  path: '/reserve-and-relax',
  icon: Scissors,
  hue: 'rose',
  name: 'vertical.services',
  about: 'vertical.services.about',
  strips: { services: 'strip.services' },
  waiting: {
    'toggle-favorite-store': 'waiting.favourite',
    'toggle-favorite-provider': 'waiting.favourite',
  },
} as const satisfies Vertical
