import { Megaphone } from 'lucide-react'
import type { Vertical } from '#src/core/listing/vertical.ts'
import { announcementPaths } from './paths.ts'

/** The vertical of announcements: the news of a town. */
export const announcementsVertical = {
  id: 'announcements',
  path: '/announcements',
  icon: Megaphone,
  hue: 'amber',
  name: 'vertical.announcements',
  about: 'vertical.announcements.about',
  detail: () => '/announcements/announcement/$slug',
  explore: () => announcementPaths,
  favourite: () => ({ call: 'toggle-favorite-announcement', page: 'announcement' }),
  waiting: { 'toggle-favorite-announcement': 'waiting.favourite' },
  strips: { news: 'strip.news', popular: 'strip.popularNews' },
} as const satisfies Vertical
