import type { VerticalPack } from '../vertical-pack.ts'
import type { en } from './en.ts'

/** Arabic, of the screens of announcements. */
export const ar = {
  'vertical.announcements': 'أخبار',
  'vertical.announcements.about': 'أخبار وإعلانات محلية',
} as const satisfies VerticalPack<'announcements', typeof en>
