import type { VerticalPack } from '../vertical-pack.ts'
import type { en } from './en.ts'

/** Arabic, of the screens of places. */
export const ar = {
  'vertical.places': 'أماكن',
  'vertical.places.about': 'شواطئ ومقاهٍ ومطلات تستحق الزيارة',

  'places.all': 'كل الأماكن',
  'places.what': 'ما الذي تبحث عنه؟ مكان',
  'places.examples': 'الاسم أو الفئة',
  'places.nearby':
    '{n, plural, zero {لا أماكن قريبة} one {مكان قريب واحد} two {مكانان قريبان} few {# أماكن قريبة} many {# مكانًا قريبًا} other {# مكان قريب}}',
  'places.openNow': 'مفتوح الآن بالقرب منك',
  'places.nothingOpen': 'لا يوجد شيء كهذا مفتوح بالقرب منك الآن.',

  'place.hours': 'ساعات العمل',
  'place.good': 'معلومات مفيدة',
  'place.amenities': 'المرافق',
  'place.priceRange': 'متوسط السعر',
  'place.contact': 'التواصل',
  'place.phone': 'الهاتف',
  'place.email': 'البريد الإلكتروني',
  'place.website': 'الموقع الإلكتروني',
  'place.call': 'اتصال',
  'place.save': 'حفظ',
  'place.saved': 'محفوظ',
  'place.events': 'فعاليات قادمة هنا',
  'place.related': 'أماكن مشابهة قريبة',
  'place.goThere': 'اذهب إلى هناك باستخدام',
  'place.ownMaps': 'تطبيق الخرائط على هذا الجهاز',
  'place.appleMaps': 'خرائط Apple',
  'place.googleMaps': 'خرائط Google',
  'place.openStreetMap': 'OpenStreetMap',
  'place.submit': 'إرسال',
  'place.update': 'تحديث',
  'place.confirmPhone': 'أكّد رقم هاتفك أولًا، ثم يمكنك كتابة تقييم.',

  'places.open': 'مفتوح',
  'places.open.any': 'في أي وقت',
  'places.open.now': 'الآن',
  'places.open.at': 'في يوم ووقت أختارهما',
  'places.openAt': 'اليوم والوقت هناك',
  'places.unsaid':
    '{n, plural, zero {لا أماكن أخرى لا تذكر ساعات عملها} one {مكان آخر لا يذكر ساعات عمله} two {مكانان آخران لا يذكران ساعات عملهما} few {# أماكن أخرى لا تذكر ساعات عملها} many {# مكانًا آخر لا تذكر ساعات عملها} other {# مكان آخر لا تذكر ساعات عملها}}',
  'place.notActive': 'لا نعرف ساعات العمل بعد.',
} as const satisfies VerticalPack<'places', typeof en>
