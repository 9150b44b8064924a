import type { PackOf } from '../pack-of.ts'
import type { en } from './en.ts'

/** Arabic of what a seller would change about a booking. */
export const ar: PackOf<typeof en> = {
  'proposal.title': 'سؤال من {title}',
  'proposal.absent': 'لن يكون {who} موجودًا في ذلك الوقت. هل يناسبك هذا بدلًا منه؟',
  'proposal.hours': 'لم يعد {who} يعمل في ذلك الوقت. هل يناسبك هذا بدلًا منه؟',
  'proposal.other': 'لا يمكن الإبقاء على موعدك. هل يناسبك هذا بدلًا منه؟',
  'proposal.when': '{from} – {until} · {who}',
  'proposal.until': 'الموعد محجوز لك حتى {time} بالسعر المتفق عليه. إن لم تُجب يبقى حجزك كما هو.',
  'proposal.accept': 'قبول',
  'proposal.decline': 'رفض',
  'proposal.declining': 'الرفض يلغي حجزك، ويُعاد إليك كل ما دفعته.',
  'proposal.decliningUnpaid': 'الرفض يلغي حجزك. لم تدفع شيئًا بعد، فلن يكلّفك ذلك شيئًا.',
  'proposal.declineYes': 'رفض وإلغاء',
  'proposal.back': 'رجوع',
  'proposal.offline': 'تحتاج الإجابة إلى اتصال بالشبكة',
  'proposal.accepted': 'تم. لحجزك الآن موعده الجديد.',
  'proposal.first': 'قبل أن تغيّر شيئًا، أجب عن السؤال الموجّه إليك.',
}
