import type { PackOf } from '../pack-of.ts'
import type { en } from './en.ts'

/** Arabic of add-ons. */
export const ar: PackOf<typeof en> = {
  'addons.list': 'الإضافات: {names}',
  'addons.none': 'الإضافات',
  'addons.some': 'الإضافات ({n})',
  'addons.text': 'ماذا تودّ أن تضيف؟',
  'addons.minutes': '+{n} دقيقة',
  'addons.save': 'حفظ',
}
