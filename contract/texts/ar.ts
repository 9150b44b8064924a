import type { TextPack } from './en.ts'

/** Arabic. */
export const ar = {
  'app.tagline': 'اكتشف واحجز الفعاليات والمركبات وأماكن الإقامة.',
  'app.skipToContent': 'انتقل إلى المحتوى',
  'app.loading': 'جارٍ التحميل',
  'app.retry': 'أعد المحاولة',
  'app.offline': 'غير متصل. هذه البيانات من {time}.',
  'app.offlineTitle': 'أنت غير متصل',
  'app.offlineText': 'لم تُحمَّل هذه الصفحة من قبل. ستظهر تلقائيًا عند عودة الشبكة.',
  'app.updateReady': 'إصدار جديد جاهز.',
  'app.updateTake': 'استخدمه الآن',
  'app.language': 'اللغة',
  'app.notFoundTitle': 'لا يوجد شيء هنا',
  'app.notFoundText': 'قد يكون العنوان قديمًا أو مكتوبًا بشكل خاطئ.',
  'app.backHome': 'العودة إلى الصفحة الرئيسية',
  'app.failedTitle': 'تعذّر التحميل',
  'app.welcome': 'مرحبًا بك في {name}',
  'app.pricesLook': 'تظهر الأسعار هكذا: {price}.',
  'app.countries':
    '{n, plural, zero {لا يمكن تسجيل الدخول بهاتف من أي بلد.} one {يمكن تسجيل الدخول بهاتف من بلد واحد.} two {يمكن تسجيل الدخول بهاتف من بلدين.} few {يمكن تسجيل الدخول بهاتف من # بلدان.} many {يمكن تسجيل الدخول بهاتف من # بلدًا.} other {يمكن تسجيل الدخول بهاتف من # بلد.}}',

  'help.short': 'المساعدة',
  'help.title': 'المساعدة والأسئلة',
  'help.questions': 'الأسئلة الشائعة',
  'help.policies': 'الشروط والسياسات',
  'help.contact': 'راسلنا: {email}',
  'help.empty': 'لم يُكتب شيء هنا بعد.',

  'error.validation': 'هناك شيء غير صحيح. راجع ما أدخلته.',
  'error.notJson': 'تعذّرت قراءة هذا الطلب.',
  'error.tooLarge': 'هذا أكثر مما يمكن إرساله مرة واحدة.',
  'error.notFound': 'هذا غير موجود، أو لم يعد موجودًا.',
  'error.notLoggedIn': 'سجّل الدخول للمتابعة.',
  userInactiveMessage: 'هذا الحساب غير نشط. راسلنا إن كنت تظن أن ذلك خطأ.',
  tooManyApiCallsMessage: 'هذه طلبات كثيرة دفعة واحدة. انتظر لحظة ثم أعد المحاولة.',
  'error.keyReused': 'سبق إرسال هذا بتفاصيل أخرى. ابدأ من جديد.',
  'error.inProgress': 'يجري العمل على هذا. انتظر لحظة.',
  'error.taken': 'سبقك شخص آخر. اختر خيارًا غيره.',
  'error.busy': 'لا نستطيع الرد الآن. أعد المحاولة بعد لحظة.',
  'error.internal': 'حدث خطأ من جهتنا. أعد المحاولة بعد لحظة.',
  'error.network': 'لم يصل أي رد. تحقق من اتصالك ثم أعد المحاولة.',
  'error.signInNetwork': 'تطلب هذه الشبكة تسجيل الدخول إليها أولًا. افتح المتصفح وسجّل الدخول ثم عُد.',
  'error.upgrade': 'هذا الإصدار قديم جدًا. أعد تحميل الصفحة للحصول على الجديد.',

  invalidNumber: 'رقم غير صالح',
} as const satisfies TextPack
