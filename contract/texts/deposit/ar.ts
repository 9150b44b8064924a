import type { PackOf } from '../pack-of.ts'
import type { en } from './en.ts'

/** Arabic of deposits. */
export const ar: PackOf<typeof en> = {
  'deposit.how': 'ما تدفعه الآن',
  'deposit.part': 'ادفع {now} الآن و{later} عند الوصول',
  'deposit.all': 'ادفع المبلغ كله الآن، {amount}',
  'deposit.policy': 'يُدفع عربون قدره {now} عند الحجز و{later} عند الوصول.',
}
