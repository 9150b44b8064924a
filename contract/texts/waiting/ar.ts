import type { PackOf } from '../pack-of.ts'
import type { en } from './en.ts'

/** Arabic of what waits for the network. */
export const ar: PackOf<typeof en> = {
  'waiting.watch': 'انتظار موعد',
  'waiting.unwatch': 'إنهاء انتظار موعد',
  'waiting.report': 'بلاغ عن صفحة',
  'waiting.message': 'إرسال رسالة',
  'waiting.readMessages': 'قراءة الرسائل',
  'waiting.closeThread': 'إغلاق محادثة',
  'waiting.reportThread': 'الإبلاغ عن محادثة',
  'waiting.title': 'في انتظار الإرسال',
  'waiting.network': 'سيُرسل كل هذا تلقائيًا عند عودة الشبكة.',
  'waiting.busy': 'الخادم مشغول الآن. سيُرسل كل هذا تلقائيًا بعد قليل.',
  'waiting.login': 'سجّل الدخول ليُرسل كل هذا.',
  'waiting.none': 'لم يعد هناك ما ينتظر.',
  'waiting.tooOld': 'انتظر هذا طويلًا فلم يُرسل. أعد المحاولة إن كنت لا تزال تريده.',
  'waiting.discard': 'تجاهل',
  'waiting.discardSure': 'تجاهل نهائيًا',
  'waiting.keep': 'احتفظ به',
  'waiting.lostTitle': 'فُقد قبل إرساله',
  'waiting.lostText': 'أفرغ المتصفح ذاكرته. أعد هذه الأشياء إن كنت لا تزال تريدها.',
  'waiting.understood': 'فهمت',
  'waiting.unknown': 'شيء من إصدار آخر من هذا التطبيق',
  'waiting.endSession': 'تسجيل الخروج من جهاز آخر',
  'waiting.readNotices': 'إشعارات مقروءة',
  'waiting.logout': 'تسجيل الخروج',
  'waiting.updateProfile': 'تعديل ملفك الشخصي',
}
