import type { Generated } from 'kysely'
import type { VerticalId } from '#contract/verticals.ts'

/**
 * The terms of an earning: how much of what is paid is given back, and when. The percentage is an exact
 * decimal, as text.
 */
interface Terms {
  percent: string
  least_paid_minor: number | null
  most_earned_minor: number | null
  valid_days: number | null
  wait_hours: number
}

/** Tables of the rules of businesses, and of the earnings of bookings. */
export interface EarningTables {
  perk_rule: Terms & {
    business_id: number
    vertical: VerticalId
    kind: 'cashback' | 'bonus'
    is_active: Generated<boolean>
  }
  earning: Terms & {
    id: Generated<number>
    booking_id: number
    kind: 'cashback' | 'bonus'
    account_id: number
    business_id: number
    basis_minor: number
    amount_minor: number
    due_at: Date
    state: Generated<'pending' | 'credited' | 'void' | 'reversed'>
    reason: Generated<'cancelled' | 'too_little' | 'not_seen' | 'erased' | 'operator' | 'no_show' | null>
    move_id: Generated<number | null>
    lot_id: Generated<number | null>
    settled_at: Generated<Date | null>
  }
}
