import type { PackOf } from '../pack-of.ts'
import type { en } from './en.ts'

/** Arabic of opening hours. */
export const ar: PackOf<typeof en> = {
  'hours.open': 'مفتوح',
  'hours.closed': 'مغلق',
  'hours.always': 'مفتوح على مدار الساعة',
  'hours.closes': 'يغلق {when}',
  'hours.opens': 'يفتح {when}',
  'hours.at': 'الساعة {time}',
  'hours.tomorrow': 'غدًا الساعة {time}',
  'hours.onDay': '{day} الساعة {time}',
  'hours.unknown': 'ساعات العمل غير معروفة',
  'hours.asListed': 'ساعات العمل كما هي مدرجة',
  'hours.usual': 'حسب ساعات العمل المعتادة',
  'hours.usually': 'عادةً {hours}',
  'hours.mayDiffer': 'قد تختلف ساعات العمل اليوم',
  'hours.mayDifferOn': 'قد تختلف ساعات العمل اليوم: {name}',
  'hours.mayDifferThen': 'قد تختلف ساعات العمل',
  'hours.closedForNow': 'مغلق حاليًا',
  'hours.closedUntil': 'مغلق حاليًا حتى {day}',
  'hours.closedForGood': 'مغلق نهائيًا',
  'hours.confirmed': 'تم تأكيد ساعات العمل {ago}',
  'hours.days': 'أيام الأسبوع',
  'hours.today': 'اليوم',
  'hours.openDay': '{day}، مفتوح',
  'hours.closedDay': '{day}، مغلق',
  'hours.unsureDay': '{day}، قد تختلف ساعات العمل',
}
