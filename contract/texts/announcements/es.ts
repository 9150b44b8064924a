import type { VerticalPack } from '../vertical-pack.ts'
import type { en } from './en.ts'

/** Spanish, of the screens of announcements. */
export const es = {
  'vertical.announcements': 'Noticias',
  'vertical.announcements.about': 'Noticias y avisos locales',
} as const satisfies VerticalPack<'announcements', typeof en>
