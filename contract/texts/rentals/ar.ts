import type { VerticalPack } from '../vertical-pack.ts'
import type { en } from './en.ts'

/** Arabic, of the screens of rentals. */
export const ar = {
  'vertical.rentals': 'تأجير',
  'vertical.rentals.about': 'مركبة تقودها ومكان تقيم فيه',

  'rentals.pricing.per_night': 'في الليلة',
  'rentals.pricing.per_day': 'في اليوم',
  'rentals.pricing.per_week': 'في الأسبوع',
  'rentals.pricing.per_month': 'في الشهر',

  'rental.book': 'اختر التواريخ',
  'rental.ofBusiness': 'المزيد من هذا المؤجِّر',
  'rental.related': 'ما يشبهه بالقرب',
  'rental.place': 'المكان',
  'rental.model': 'الصانع والطراز',
  'rental.built': 'سنة الصنع {year}',
  'rental.room': 'السعة',
  'rental.seats':
    '{n, plural, zero {بلا مقاعد} one {مقعد واحد} two {مقعدان} few {# مقاعد} many {# مقعدًا} other {# مقعد}}',
  'rental.guests':
    '{n, plural, zero {بلا ضيوف} one {لضيف واحد} two {لضيفين} few {لـ# ضيوف} many {لـ# ضيفًا} other {لـ# ضيف}}',
  'rental.bedrooms':
    '{n, plural, zero {بلا غرفة نوم منفصلة} one {غرفة نوم واحدة} two {غرفتا نوم} few {# غرف نوم} many {# غرفة نوم} other {# غرفة نوم}}',
  'rental.bathrooms':
    '{n, plural, zero {بلا حمّام} one {حمّام واحد} two {حمّامان} few {# حمّامات} many {# حمّامًا} other {# حمّام}}',
  'rental.extraDays': 'كل يوم يزيد على الأسابيع أو الأشهر الكاملة: {price}.',
  'rental.terms': 'الشروط',
  'rental.licence.yes': 'رخصة القيادة مطلوبة',
  'rental.licence.no': 'لا حاجة إلى رخصة قيادة',
  'rental.insurance.yes': 'التأمين مشمول',
  'rental.insurance.no': 'التأمين غير مشمول',
  'rental.pets.yes': 'الحيوانات الأليفة مرحّب بها',
  'rental.pets.no': 'بلا حيوانات أليفة',
  'rental.smoking.yes': 'التدخين مسموح',
  'rental.smoking.no': 'التدخين ممنوع',
  'rental.deposit': 'مبلغ التأمين: {amount}',
  'rental.depositText': 'يأخذه المضيف عند وصولك ويعيده عند مغادرتك، وليس جزءًا من السعر.',
  'rentals.vehicles': 'كل وسائل النقل',
  'rentals.homes': 'كل أماكن الإقامة',
  'rentals.nearby':
    '{n, plural, zero {لا شيء للإيجار بالقرب} one {إيجار واحد بالقرب} two {إيجاران بالقرب} few {# إيجارات بالقرب} many {# إيجارًا بالقرب} other {# إيجار بالقرب}}',
  'rentals.guests': 'الضيوف',
  'rentals.guestsAny': 'أي عدد',
  'rentals.guestsLeast': '{n} أو أكثر',
  'rentals.pricing': 'طريقة التسعير',
  'rentals.pricing.all': 'أي طريقة',

  'trips.days':
    '{n, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  'trips.daysDelivered':
    '{n, plural, zero {# يوم مع التوصيل} one {يوم واحد مع التوصيل} two {يومان مع التوصيل} few {# أيام مع التوصيل} many {# يومًا مع التوصيل} other {# يوم مع التوصيل}}',
  'trips.nights':
    '{n, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}',
  'trips.weeks':
    '{n, plural, zero {# أسبوع} one {أسبوع واحد} two {أسبوعان} few {# أسابيع} many {# أسبوعًا} other {# أسبوع}}',
  'trips.months':
    '{n, plural, zero {# شهر} one {شهر واحد} two {شهران} few {# أشهر} many {# شهرًا} other {# شهر}}',
  'trips.others': 'الإيجار',
  'trips.open': 'عرض الحجز',
  'trips.openOf': 'عرض الحجز: {title}',
  'trips.manage': 'إدارة الرحلة',
  'trips.bought': 'المدة',
  'trips.deposit': 'مبلغ التأمين',
  'trips.depositText': 'يأخذه المضيف عند وصولك ويعيده عند مغادرتك، وليس جزءًا من السعر.',
  'trips.ratingRequired': 'التقييم والرأي مطلوبان في ما استأجرته وفي المؤجِّر',

  'stay.title': 'اختر التواريخ',
  'stay.there': 'بالتوقيت المحلي',
  'stay.from': 'من',
  'stay.until': 'إلى',
  'stay.pickUp': 'الاستلام',
  'stay.return': 'الإعادة',
  'stay.pickUpAt': 'الاستلام: {place}',
  'stay.returnAt': 'الإعادة: {place}',
  'stay.checkIn': 'تسجيل الوصول',
  'stay.checkOut': 'تسجيل المغادرة',
  'stay.share':
    '{n, plural, zero {# يوم إضافي بالتناسب} one {يوم إضافي بالتناسب} two {يومان إضافيان بالتناسب} few {# أيام إضافية بالتناسب} many {# يومًا إضافيًا بالتناسب} other {# يوم إضافي بالتناسب}}',
  'stay.replaceTitle': 'إيجار واحد في كل مرة',
  'stay.replaceText': 'إذا اخترت هذه فستُحذف تواريخك لـ«{title}».',

  'stay.check': 'متابعة',
  'stay.chooseStart': 'اختر تاريخ البداية',
  'stay.chooseEnd': 'اختر تاريخ النهاية',
  'stay.choosePickUp': 'اختر يوم الاستلام',
  'stay.chooseReturn': 'اختر يوم الإعادة',
  'stay.chooseCheckIn': 'اختر يوم الوصول',
  'stay.chooseCheckOut': 'اختر يوم المغادرة',
  'stay.chooseEndAnew': 'بعض تلك الأيام محجوز. تبدأ من هنا إذًا: متى تنتهي؟',
  'stay.fromHour': 'ساعة البداية',
  'stay.untilHour': 'ساعة النهاية',
  'stay.pickUpHour': 'وقت الاستلام',
  'stay.returnHour': 'وقت الإعادة',
  'stay.checkInHour': 'وقت الوصول',
  'stay.checkOutHour': 'وقت المغادرة',
  'stay.day.past': '{day}، لا يمكن اختياره',
  'stay.day.taken': '{day}، محجوز',
  'stay.day.part': '{day}، محجوز جزئيًا',
  'stay.day.free': '{day}',
  'stay.legend.taken': 'محجوز',
  'stay.legend.part': 'محجوز جزئيًا',
  'stay.notAvailable': 'هذا التأجير غير متاح في التواريخ التي اخترتها.',
  'stay.booked': 'لقد حجزته أنت بالفعل في بعض هذه التواريخ.',
  'stay.nearest': 'أقرب التواريخ المتاحة:',
  'stay.noNearest': 'لا مدة متاحة بهذا الطول قرب هذه التواريخ. جرّب أيامًا أقل.',
  'stay.fromUntil': '{from} إلى {until}',
  'stay.offlineTitle': 'أنت غير متصل',
  'stay.offlineText': 'يظهر المحجوز كما كان عند {time}. اختر الآن، وتحقّق عندما تعود متصلًا.',
} as const satisfies VerticalPack<'rentals', typeof en>
