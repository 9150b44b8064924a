import type { PackOf } from '../pack-of.ts'
import type { en } from './en.ts'

/** Arabic of saved areas. */
export const ar = {
  'areas.saveThis': 'احفظ هذه المنطقة',
  'areas.saving': 'جارٍ الحفظ…',
  'areas.saved': 'منطقة محفوظة، حُدّثت {ago}',
  'areas.offer':
    '{n, plural, zero {لا أماكن هنا.} one {مكان واحد، يعمل دون شبكة.} two {مكانان، يعملان دون شبكة.} few {# أماكن، تعمل دون شبكة.} many {# مكانًا، تعمل دون شبكة.} other {# مكان، تعمل دون شبكة.}}',
  'areas.size': 'نحو {size}.',
  'areas.words': 'صفحاتها وساعات عملها',
  'areas.covers': 'صورها بحجم صغير',
  'areas.noCovers': 'دون صور، لأن جهازك يوفّر البيانات',
  'areas.map': 'خريطة الشوارع',
  'areas.noMap': 'لا يمكن حفظ الخريطة نفسها',
  'areas.save': 'احفظ',
  'areas.cancel': 'إلغاء',
  'areas.cancelled': 'أُلغي الحفظ. لم يُحفظ شيء.',
  'areas.done': 'حُفظت. يمكنك حذفها من ملفك الشخصي.',
  'areas.later': 'انقطعت الشبكة. يستمر الحفظ عند عودتها.',
  'areas.tooWide': 'هذه المنطقة أكبر من أن تُحفظ. قرّب الخريطة وحاول مرة أخرى.',
  'areas.tooMany': 'لديك ثلاث مناطق محفوظة. احذف واحدة من ملفك الشخصي أولًا.',
  'areas.tooLarge': 'ستشغل مناطقك المحفوظة أكثر من 60 ميغابايت. احذف واحدة من ملفك الشخصي أو قرّب الخريطة.',
  'areas.full': 'جهازك ممتلئ، فلم يُحفظ شيء.',
  'areas.nameless': 'منطقة محفوظة',
  'areas.wayFrom': '{way} من {from}',
  'areas.way.n': '{distance} شمالًا',
  'areas.way.ne': '{distance} إلى الشمال الشرقي',
  'areas.way.e': '{distance} شرقًا',
  'areas.way.se': '{distance} إلى الجنوب الشرقي',
  'areas.way.s': '{distance} جنوبًا',
  'areas.way.sw': '{distance} إلى الجنوب الغربي',
  'areas.way.w': '{distance} غربًا',
  'areas.way.nw': '{distance} إلى الشمال الغربي',
  'areas.title': 'المناطق المحفوظة',
  'areas.holds':
    '{n, plural, zero {لا أماكن} one {مكان واحد} two {مكانان} few {# أماكن} many {# مكانًا} other {# مكان}} · {size}',
  'areas.asOf': 'حُدّثت {ago}',
  'areas.unfinished': 'لم تكتمل بعد. تستمر عند توفر الشبكة.',
  'areas.delete': 'احذف',
  'areas.deleteOf': 'احذف {name}',
} as const satisfies PackOf<typeof en>
