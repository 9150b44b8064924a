import type { VerticalPack } from '../vertical-pack.ts'
import type { en } from './en.ts'

/** Arabic, of the screens of services. */
export const ar = {
  'vertical.services': 'خدمات',
  'vertical.services.about': 'شعر ومساج وإصلاح ودروس',

  'stores.all': 'المتاجر',
  'stores.what': 'ما الذي تبحث عنه؟ متجر',
  'stores.nearby':
    '{n, plural, zero {لا متاجر قريبة} one {متجر قريب واحد} two {متجران قريبان} few {# متاجر قريبة} many {# متجرًا قريبًا} other {# متجر قريب}}',

  'store.ask': 'اطلب موعدًا',
  'store.call': 'اتصال',
  'store.professionals': 'المختصون',
  'store.services': 'الخدمات',
  'store.minutes': '{n} دقيقة',
  'store.minutesTo': '{n}–{most} دقيقة',
  'store.at_home': 'في منزلك',
  'store.collect': 'استلام وإعادة',
  'store.hours': 'ساعات العمل',
  'store.noHours': 'لم تُضَف ساعات العمل بعد.',
  'store.allPhotos': 'كل الصور',
  'store.related': 'المزيد من هذا النوع بالقرب',

  'professional.store': 'مكان العمل',
} as const satisfies VerticalPack<'services', typeof en>
