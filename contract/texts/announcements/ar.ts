import type { VerticalPack } from '../vertical-pack.ts'
import type { en } from './en.ts'

/** Arabic, of the screens of announcements. */
export const ar = {
  'vertical.announcements': 'أخبار',
  'vertical.announcements.about': 'أخبار وإعلانات محلية',
  'announcement.by': 'نشره',
  'announcement.when': 'التاريخ',
  'announcement.published': 'نُشر {day}',
  'announcement.until': 'سارٍ حتى {time}',
  'announcement.place': 'المكان',
  'announcement.over': 'لم يعد ساريًا',
  'announcement.overText': 'كان ساريًا حتى {time}.',
  'announcement.book': 'احجز الآن',
  'announcement.contact': 'تواصل الآن',
  'announcement.call': 'اتصال',
  'announcement.mail': 'البريد',
  'announcement.sold_out': 'نفد',
  'announcement.sold_outText': 'لم يبقَ شيء من «{title}».',
  'announcement.gone': 'لم يعد حجزه ممكنًا',
  'announcement.goneText': '«{title}» أُزيل أو انتهى.',
  'announcement.others': 'المزيد من هذا النوع',

  'announcements.all': 'كل الأخبار',
  'announcements.search': 'البحث في الأخبار',
  'announcements.nearby':
    '{n, plural, zero {لا أخبار قريبة} one {خبر واحد قريب} two {خبران قريبان} few {# أخبار قريبة} many {# خبرًا قريبًا} other {# خبر قريب}}',
} as const satisfies VerticalPack<'announcements', typeof en>
