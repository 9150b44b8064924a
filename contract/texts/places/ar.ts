import type { VerticalPack } from '../vertical-pack.ts'
import type { en } from './en.ts'

/** Arabic, of the screens of places. */
export const ar = {
  'vertical.places': 'أماكن',
  'vertical.places.about': 'شواطئ ومقاهٍ ومطلات تستحق الزيارة',
} as const satisfies VerticalPack<'places', typeof en>
