import { Megaphone } from 'lucide-react'
import type { Vertical } from '#src/core/listing/vertical.ts'

/** What a town has to say. */
export const announcementsVertical = {
  id: 'announcements',
  path: '/announcements',
  icon: Megaphone,
  hue: 'amber',
  name: 'vertical.announcements',
  about: 'vertical.announcements.about',
  strips: { news: 'strip.news' },
} as const satisfies Vertical
