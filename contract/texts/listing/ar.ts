import type { PackOf } from '../pack-of.ts'
import type { en } from './en.ts'

/** Arabic. */
export const ar: PackOf<typeof en> = {
  'detail.about': 'نبذة',
  'detail.more': 'اقرأ المزيد',
  'detail.less': 'عرض أقل',
  'detail.where': 'المكان على الخريطة',
  'detail.directions': 'الاتجاهات',
  'detail.gallery': 'الصور',
  'detail.openPicture': 'افتح الصورة {n} من {total}',
  'detail.videos': 'مقاطع الفيديو',
  'detail.video': 'شاهد المقطع {n} على {site}',
  'detail.hostedBy': 'الجهة المنظِّمة',
  'detail.hostedByName': 'من {name}',
  'detail.ask': 'اسأل المضيف',
  'detail.reviews': 'التقييمات',
  'detail.rated': '{rating} من 5',
  'detail.startsFrom': 'ابتداءً من',
  'detail.share': 'شارك',
  'detail.copied': 'نُسخ الرابط',
  'detail.notCopied': 'تعذّر نسخ الرابط. انسخه من شريط العنوان.',
  'detail.goneTitle': 'لم يعد هذا موجودًا',
  'detail.goneText': 'أُزيل، أو أن في الرابط خطأً.',
  'detail.goneAction': 'شاهد ما لدينا غيره',
  'event.when': 'التاريخ والوقت',
  'event.until': 'حتى {time}',
  'event.yourTime': 'بتوقيتك: من {from} إلى {until}',
  'reviews.count':
    '{n, plural, zero {لا تقييمات} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}}',
  'reviews.given':
    '{stars, plural, zero {بلا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}: {n}',
  'reviews.stars':
    '{n, plural, zero {بلا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
  'reviews.wasHere': 'كان هنا',
  'reviews.all': 'كل التقييمات',
  'reviews.which': 'عدد النجوم',
  'reviews.any': 'الكل',
  'reviews.none': 'لم يكتب أحد ممن أعطوا هذا العدد من النجوم شيئًا.',
  'detail.noReviews': 'لا توجد تقييمات بعد.',
  'detail.picture': 'الصورة {n} من {total}',
  'detail.closePictures': 'أغلق الصور',
  'detail.previous': 'الصورة السابقة',
  'detail.next': 'الصورة التالية',
}
