import type { PackOf } from '../deferred/en.ts'
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
  'event.yourTime': 'تبدأ بتوقيتك {time}',
  'detail.noReviews': 'لا توجد تقييمات بعد.',
  'detail.picture': 'الصورة {n} من {total}',
  'detail.closePictures': 'أغلق الصور',
  'detail.previous': 'الصورة السابقة',
  'detail.next': 'الصورة التالية',
}
