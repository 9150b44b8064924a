import type { PackOf } from '../pack-of.ts'
import type { en } from './en.ts'

/** The same in Arabic. */
export const ar: PackOf<typeof en> = {
  'perks.about': 'المحفظة والرصيد المسترد والنقاط وبطاقات الهدايا والعضويات',
  'perks.guestText': 'رصيد مسترد ونقاط لدى المضيفين وبطاقات هدايا وعضويات: كل ما يوفّر عليك، في مكان واحد.',
  'perks.cashback': 'الرصيد المسترد',
  'perks.bonus': 'النقاط',
  'perks.giftCards': 'بطاقات الهدايا',
  'perks.memberships': 'العضويات',
  'perks.atHosts':
    '{n, plural, zero {لا شيء بعد} one {لدى مضيف واحد} two {لدى مضيفَين} few {لدى # مضيفين} many {لدى # مضيفًا} other {لدى # مضيف}}',
  'perks.cards':
    '{n, plural, zero {لا شيء بعد} one {بطاقة واحدة} two {بطاقتان} few {# بطاقات} many {# بطاقة} other {# بطاقة}}',
  'perks.good':
    '{n, plural, zero {لا شيء بعد} one {عضوية سارية} two {عضويتان ساريتان} few {# عضويات سارية} many {# عضوية سارية} other {# عضوية سارية}}',
  'perks.yours': 'لك أن تنفقه',
  'perks.invite': 'ادعُ أصدقاءك',
  'perks.soon': 'استخدمه قريبًا',
  'perks.ends': 'ينتهي في {day}',
  'perks.partEnds': '{amount} منه ينتهي في {day}',
  'perks.cashbackNone': 'لا يوجد رصيد مسترد',
  'perks.bonusNone': 'لا توجد نقاط',
  'perks.cashbackNoneText':
    'يمنحك بعض المضيفين رصيدًا مستردًا تستخدمه لديهم. يُحفظ رصيدك هنا، لكل مضيف على حدة.',
  'perks.bonusNoneText': 'يمنحك بعض المضيفين نقاطًا تستخدمها لديهم. تُحفظ نقاطك هنا، لكل مضيف على حدة.',
  'perks.howMuch': 'كم يمكنك أن تستخدم',
  'perks.rulePart': '{name}: حتى {percent} % من الفاتورة',
  'perks.rulePartMost': '{name}: حتى {percent} % من الفاتورة، و{most} على الأكثر',
  'perks.ruleMost': '{name}: حتى {most} من الفاتورة',
  'perks.ruleNone': 'لا يقبله هذا المضيف حاليًا. ما لديك يبقى لك.',
  'perks.itself': 'يُخصم تلقائيًا من الفاتورة عندما تحجز.',
  'perks.moves': 'الحركات',
  'perks.noMoves': 'لا توجد حركات بعد.',
  'perks.where': 'أين يمكن استخدامه',
  'perks.nothingHere': 'لا شيء للحجز هنا الآن',
  'perks.nothingHereText': 'يظهر هنا ما يقدّمه {name} حالما يمكن حجزه.',
  'perks.giftCardsNone': 'لا توجد بطاقة هدايا سارية',
  'perks.giftCardsNoneText': 'تُحفظ بطاقات هداياك هنا، وتجدها عند الدفع.',
  'perks.everywhere': 'صالحة في كل مكان',
  'perks.goodAt': 'صالحة لـ {name}',
  'perks.until': 'حتى {day}',
  'perks.membershipsNone': 'لا توجد عضوية سارية',
  'perks.membershipsNoneText': 'تُحفظ عضوياتك هنا، مع ما وفّرته لك كل منها.',
  'perks.percentOff': 'خصم {percent} %',
  'perks.used':
    '{n, plural, zero {لم تُستخدم بعد} one {استُخدمت مرة} two {استُخدمت مرتين} few {استُخدمت # مرات} many {استُخدمت # مرة} other {استُخدمت # مرة}}',
  'perks.usedOf': 'استُخدمت {n} من {most}',
  'perks.saved': 'وفّرت لك {amount} حتى الآن',
}
