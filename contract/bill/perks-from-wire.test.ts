import { describe, expect, test } from 'vitest'
import { MAX_MINOR } from '../money.ts'
import { perksFromWire } from './perks-from-wire.ts'

describe('perks from the wire', () => {
  test('have their amounts in minor units and their percents as they were', () => {
    expect(
      perksFromWire(
        {
          referral: { rate: 2.5 },
          coupon: { discount_type: 'PERCENTAGE', discount: 12.5, max_discount: 10.29, min_subtotal: 50 },
          bonus: { discount_type: 'AMOUNT', discount: 5.01, balance: 12.4 },
          cashback: { active: true, redeem_percent: 5, max_amount: 20.1, balance: 0.29 },
          membership: { benefit_type: 'discount', benefit_details: { discount_percent: 10 } },
          gift_card: { current_value: 25 },
          wallet: { balance: 1.15, use: 'full' },
        },
        'USD',
      ),
    ).toEqual({
      referral: { rate: 2.5 },
      coupon: { discount_type: 'PERCENTAGE', discount: 12.5, max_discount: 1029, min_subtotal: 5000 },
      bonus: { discount_type: 'AMOUNT', discount: 501, balance: 1240 },
      cashback: { active: true, redeem_percent: 5, max_amount: 2010, balance: 29 },
      membership: { benefit_type: 'discount', benefit_details: { discount_percent: 10 } },
      gift_card: { current_value: 2500 },
      wallet: { balance: 115, use: 'full' },
    })
  })

  test('may all be absent', () => {
    expect(Object.values(perksFromWire({}, 'USD')).filter((perk) => perk !== undefined)).toEqual([])
  })

  test.each(['AMOUNT', 'FIXED', '', 'percent'])('are flat when of the kind "%s"', (discount_type) => {
    const { coupon } = perksFromWire({ coupon: { discount_type, discount: 7 } }, 'USD')
    expect(coupon).toMatchObject({ discount_type: 'AMOUNT', discount: 700 })
  })

  test('know a percentage however it is spelt', () => {
    const { bonus } = perksFromWire(
      { bonus: { discount_type: 'percentage', discount: 7, balance: 1 } },
      'USD',
    )
    expect(bonus).toMatchObject({ discount_type: 'PERCENTAGE', discount: 7 })
  })

  test('have no limit where there is none, and a limit of nothing where it is 0', () => {
    const limits = (max_discount: number | null | undefined) =>
      perksFromWire({ coupon: { discount_type: 'PERCENTAGE', discount: 7, max_discount } }, 'USD').coupon
        ?.max_discount
    expect([undefined, null, 0, 3].map(limits)).toEqual([undefined, undefined, 0, 300])
  })

  test('promise nothing where an amount cannot be', () => {
    const { coupon, gift_card } = perksFromWire(
      {
        coupon: { discount_type: 'AMOUNT', discount: 1.005, max_discount: Number.NaN, min_subtotal: 1.005 },
        gift_card: { current_value: 1.005 },
      },
      'USD',
    )
    expect(coupon).toEqual({ discount_type: 'AMOUNT', discount: 0, max_discount: 0, min_subtotal: MAX_MINOR })
    expect(gift_card).toEqual({ current_value: 0 })
  })
})
