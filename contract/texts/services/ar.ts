import type { VerticalPack } from '../vertical-pack.ts'
import type { en } from './en.ts'

/** Arabic, of the screens of services. */
export const ar = {
  'vertical.services': 'خدمات',
  'vertical.services.about': 'شعر ومساج وإصلاح ودروس',
} as const satisfies VerticalPack<'services', typeof en>
