import type { VerticalPack } from '../vertical-pack.ts'
import type { en } from './en.ts'

/** Arabic, of the screens of events. */
export const ar = {
  'vertical.events': 'فعاليات',
  'vertical.events.about': 'حفلات وأسواق وسهرات',

  'checkout.left':
    '{name}: {n, plural, zero {لم يبقَ شيء} one {بقيت واحدة فقط} two {بقيت اثنتان فقط} few {بقيت # فقط} many {بقيت # فقط} other {بقيت # فقط}}',
  'checkout.takeLeft': 'خذ ما تبقّى',

  'tickets.title': 'اختر تذاكرك',
  'tickets.add': 'أضف',
  'tickets.addOf': 'أضف {name}',
  'tickets.moreOf': 'واحدة أخرى: {name}',
  'tickets.fewerOf': 'واحدة أقل: {name}',
  'tickets.chosenOf': '{n} × {name}',
  'tickets.most':
    '{n, plural, zero {لا شيء في الطلب الواحد} one {واحدة هي الحد الأقصى للطلب} two {اثنتان هما الحد الأقصى للطلب} few {# هي الحد الأقصى للطلب} many {# هي الحد الأقصى للطلب} other {# هي الحد الأقصى للطلب}}',
  'tickets.noMore': 'لم يبقَ أكثر من هذه',
  'tickets.count':
    '{n, plural, zero {لا تذاكر} one {تذكرة واحدة} two {تذكرتان} few {# تذاكر} many {# تذكرة} other {# تذكرة}}',
  'tickets.getFree':
    '{n, plural, zero {احصل على تذاكرك المجانية} one {احصل على تذكرتك المجانية} two {احصل على تذكرتيك المجانيتين} few {احصل على تذاكرك المجانية (#)} many {احصل على تذاكرك المجانية (#)} other {احصل على تذاكرك المجانية (#)}}',
  'tickets.mTicket': 'تذكرة إلكترونية: أظهرها على هاتفك',
  'tickets.noneTitle': 'لا تذاكر هنا',
  'tickets.noneText': 'لا يُباع شيء لهذه الفعالية. انظر ما يجري غيرها.',
  'tickets.replaceTitle': 'فعالية واحدة في كل مرة',
  'tickets.replaceText': 'إذا اخترت هذه فستُحذف تذاكرك لـ«{title}».',
  'booking.tickets':
    '{n, plural, zero {لا تذاكر} one {تذكرة واحدة} two {تذكرتان} few {# تذاكر} many {# تذكرة} other {# تذكرة}}',
  'booking.viewTickets': 'عرض التذاكر',
  'booking.viewTicketsOf': 'عرض التذاكر: {title}',
  'booking.manage': 'إدارة التذكرة',
  'booking.bought': 'التذاكر',
  'ticket.which': 'التذكرة',
  'ticket.code': 'رمز التذكرة {n} من {total}',

  'detail.related': 'بدائل قريبة',
  'event.place': 'المكان',
  'event.online': 'عبر الإنترنت',
  'event.onlineMore': 'يصلك رابط الدخول مع تذكرتك',
  'event.language': 'اللغة',
  'event.spoken': 'لغة الفعالية',
  'event.book': 'احجز التذاكر',
  'event.remaining':
    '{n, plural, zero {لم يبقَ شيء} one {بقيت تذكرة واحدة} two {بقيت تذكرتان} few {بقيت # تذاكر فقط} many {بقيت # تذكرة فقط} other {بقيت # تذكرة فقط}}',
  'event.ticketFrom': 'تُباع ابتداءً من {time}',
  'event.soldOut': 'نفدت التذاكر',
  'event.soldOutText': 'نفدت التذاكر. تتوفر أحيانًا تذاكر من جديد، فتحقق لاحقًا.',
  'event.notOpen': 'لم يبدأ البيع بعد',
  'event.notOpenText': 'تُباع التذاكر ابتداءً من {time}. شارك الرابط وعُد حينها.',
  'event.closed': 'انتهى البيع',
  'event.closedText':
    'موعدها {time} ولم يحن بعد، لكن لم تعد تُباع لها تذاكر هنا. اسأل الجهة المنظِّمة أو اختر مكانًا آخر.',
  'event.ended': 'انتهت هذه الفعالية',
  'event.endedText': 'كانت يوم {time}. شاهد ما هو آتٍ.',

  'events.all': 'كل الفعاليات',
  'events.show':
    'عرض {n, plural, zero {# فعالية} one {فعالية واحدة} two {فعاليتين} few {# فعاليات} many {# فعالية} other {# فعالية}}',
  'events.nearby':
    '{n, plural, zero {لا فعاليات قريبة} one {فعالية واحدة قريبة} two {فعاليتان قريبتان} few {# فعاليات قريبة} many {# فعالية قريبة} other {# فعالية قريبة}}',
  'events.type': 'نوع الفعالية',
  'events.type.all': 'الكل',
  'events.type.offline': 'في مكان',
  'events.type.online': 'عبر الإنترنت',
  'events.day.today': 'اليوم',
  'events.day.tonight': 'الليلة',
  'events.day.tomorrow': 'غدًا',
  'events.day.weekend': 'نهاية هذا الأسبوع',
  'events.on.today': 'فعاليات اليوم',
  'events.on.tonight': 'فعاليات الليلة',
  'events.on.tomorrow': 'فعاليات الغد',
  'events.on.weekend': 'فعاليات نهاية هذا الأسبوع',
  'events.on.nextWeekend': 'فعاليات نهاية الأسبوع القادم',
  'events.on.monday': 'فعاليات يوم الاثنين',
  'events.on.tuesday': 'فعاليات يوم الثلاثاء',
  'events.on.wednesday': 'فعاليات يوم الأربعاء',
  'events.on.thursday': 'فعاليات يوم الخميس',
  'events.on.friday': 'فعاليات يوم الجمعة',
  'events.on.saturday': 'فعاليات يوم السبت',
  'events.on.sunday': 'فعاليات يوم الأحد',
  'events.days': 'الأيام',
  'events.pickDates': 'اختر التواريخ',
  'events.firstDay': 'أول يوم',
  'events.lastDay': 'آخر يوم',
  'events.nothingThen': 'لا توجد فعاليات كهذه في هذه الأيام. جرّب أيامًا أخرى أو ابحث من دون تواريخ.',
} as const satisfies VerticalPack<'events', typeof en>
