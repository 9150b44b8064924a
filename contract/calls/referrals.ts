import * as v from 'valibot'
import { call } from '../call.ts'
import { referralSchema } from '../entities/referral.ts'
import { wireAmountSchema } from '../money.ts'

/** Whom the person brought, and what both sides get: a friend saves `friend_rate` %, the person gets `reward` (0: nothing). */
export const getReferrals = call('get-referrals', {
  request: {},
  reply: {
    friend_rate: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    reward: wireAmountSchema,
    /** What the friend must have paid for a visit. */
    least_paid: wireAmountSchema,
    earned: wireAmountSchema,
    referrals: v.array(referralSchema),
  },
  auth: 'required',
})
