import { describe, expect, test } from 'vitest'
import { minor, ZERO } from '../money.ts'
import { lineCodes } from './bill.ts'
import type { Perks } from './perks.ts'
import { quote } from './quote.ts'

const of = (subtotal: number, perks: Perks = {}) =>
  quote({ currency: 'USD', subtotal: minor(subtotal), ...perks })
const linesOf = (subtotal: number, perks: Perks) => of(subtotal, perks).lines

const everything: Perks = {
  gift_card: { current_value: minor(500) },
  membership: { benefit_type: 'discount', benefit_details: { discount_percent: 10 } },
  cashback: { active: true, redeem_percent: 5, max_amount: minor(2000), balance: minor(1240) },
  bonus: { discount_type: 'PERCENTAGE', discount: 20, balance: minor(1500) },
  coupon: { discount_type: 'PERCENTAGE', discount: 10, max_discount: minor(1000) },
  referral: { rate: 2.5 },
  wallet: { balance: minor(3000), use: 'partial' },
}

describe('a bill', () => {
  test('without perks asks for the subtotal', () => {
    expect(of(12000)).toEqual({
      currency: 'USD',
      subtotal: 12000,
      lines: [],
      total: 12000,
      wallet: 0,
      payable: 12000,
    })
  })

  test('takes every perk off in the order of the rules, each from what the ones before left', () => {
    expect(of(12000, everything)).toEqual({
      currency: 'USD',
      subtotal: 12000,
      lines: [
        { code: 'referral', amount: 300, of: 12000, rate: 2.5 },
        { code: 'coupon', amount: 1000, of: 11700, rate: 10, cap: 1000 },
        { code: 'bonus_points', amount: 1500, of: 10700, rate: 20, cap: 1500 },
        { code: 'cashback', amount: 460, of: 9200, rate: 5, cap: 1240 },
        { code: 'membership', amount: 874, of: 8740, rate: 10 },
        { code: 'gift_card', amount: 500, of: 7866, cap: 500 },
      ],
      total: 7366,
      wallet: 3000,
      payable: 4366,
    })
  })

  test('knows six kinds of line, in this order', () => {
    expect(lineCodes).toEqual(['referral', 'coupon', 'bonus_points', 'cashback', 'membership', 'gift_card'])
  })

  test('has no line for what takes nothing off', () => {
    const nothing: Perks = {
      referral: { rate: 0 },
      coupon: { discount_type: 'AMOUNT', discount: ZERO },
      bonus: { discount_type: 'PERCENTAGE', discount: 50, balance: ZERO },
      cashback: { active: true, redeem_percent: 5, max_amount: ZERO, balance: minor(100) },
      membership: { benefit_type: 'discount', benefit_details: { discount_percent: 0 } },
      gift_card: { current_value: ZERO },
    }
    expect(linesOf(12000, nothing)).toEqual([])
    expect(linesOf(0, everything)).toEqual([])
  })

  test('stops at zero, and the perks behind stay untouched', () => {
    const bill = of(400, { ...everything, coupon: { discount_type: 'AMOUNT', discount: minor(1000) } })
    expect(bill.lines.map((line) => line.code)).toEqual(['referral', 'coupon'])
    expect(bill.total).toBe(0)
  })

  test('does not start below zero', () => {
    expect(() => of(-1)).toThrow(RangeError)
  })

  test("bears an operator's slips: over 100 % is all, below zero or no number is nothing", () => {
    const membership = (discount_percent: number): Perks => ({
      membership: { benefit_type: 'discount', benefit_details: { discount_percent } },
    })
    expect(linesOf(1000, membership(150))).toEqual([
      { code: 'membership', amount: 1000, of: 1000, rate: 100 },
    ])
    expect(of(1000, membership(Number.POSITIVE_INFINITY)).total).toBe(0)
    for (const slip of [-5, Number.NaN]) expect(linesOf(1000, membership(slip))).toEqual([])
    expect(linesOf(1000, { gift_card: { current_value: minor(-5) } })).toEqual([])
    expect(linesOf(1000, { coupon: { discount_type: 'AMOUNT', discount: minor(-5) } })).toEqual([])
  })
})

describe('a coupon', () => {
  test('in percent takes at most its maximum', () => {
    const coupon = { discount_type: 'PERCENTAGE', discount: 10, max_discount: minor(1000) } as const
    expect(linesOf(12000, { coupon })).toEqual([
      { code: 'coupon', amount: 1000, of: 12000, rate: 10, cap: 1000 },
    ])
    expect(linesOf(5000, { coupon })).toEqual([
      { code: 'coupon', amount: 500, of: 5000, rate: 10, cap: 1000 },
    ])
  })

  test('in percent without a maximum has no cap to show', () => {
    const coupon = { discount_type: 'PERCENTAGE', discount: 12.5 } as const
    expect(linesOf(1004, { coupon })).toEqual([{ code: 'coupon', amount: 126, of: 1004, rate: 12.5 }])
  })

  test('that is flat takes its amount, whatever maximum stands beside it, and at most all', () => {
    const coupon = { discount_type: 'AMOUNT', discount: minor(2000), max_discount: minor(5) } as const
    expect(linesOf(5000, { coupon })).toEqual([{ code: 'coupon', amount: 2000, of: 5000, cap: 2000 }])
    expect(linesOf(1500, { coupon })).toEqual([{ code: 'coupon', amount: 1500, of: 1500, cap: 2000 }])
  })

  test('below its minimum takes nothing, and the minimum is asked of the subtotal', () => {
    const coupon = { discount_type: 'AMOUNT', discount: minor(100), min_subtotal: minor(5000) } as const
    expect(linesOf(4999, { coupon })).toEqual([])
    expect(linesOf(5000, { coupon })).toHaveLength(1)
    expect(linesOf(5000, { coupon, referral: { rate: 10 } }).map((line) => line.code)).toEqual([
      'referral',
      'coupon',
    ])
  })
})

describe('bonus points', () => {
  test.each([
    ['percent', 'PERCENTAGE', 20, 5000, 1000, 5000],
    ['balance', 'PERCENTAGE', 20, 700, 700, 700],
    ['discount', 'AMOUNT', 800, 5000, 800, 800],
    ['balance of a flat campaign', 'AMOUNT', 800, 300, 300, 300],
    ['amount', 'AMOUNT', 9000, 8000, 5000, 8000],
  ] as const)('take the %s when it is least', (_least, discount_type, discount, balance, amount, cap) => {
    const kind =
      discount_type === 'PERCENTAGE'
        ? { discount_type, discount }
        : { discount_type, discount: minor(discount) }
    const [line] = linesOf(5000, { bonus: { ...kind, balance: minor(balance) } })
    expect(line).toMatchObject({ code: 'bonus_points', amount, of: 5000, cap })
    expect(line?.rate).toBe(discount_type === 'PERCENTAGE' ? discount : undefined)
  })
})

describe('cashback', () => {
  const cashback = { active: true, redeem_percent: 10, max_amount: minor(600), balance: minor(800) }

  test.each([
    ['percent', {}, 5000, 500, 600],
    ['business maximum', {}, 9000, 600, 600],
    ['balance', { balance: minor(90) }, 9000, 90, 90],
    ['balance where the business has no maximum', { max_amount: undefined }, 90000, 800, 800],
  ])('takes the %s when it is least', (_least, change, subtotal, amount, cap) => {
    expect(linesOf(subtotal, { cashback: { ...cashback, ...change } })).toEqual([
      { code: 'cashback', amount, of: subtotal, rate: 10, cap },
    ])
  })

  test('takes nothing where the business has it switched off', () => {
    expect(linesOf(5000, { cashback: { ...cashback, active: false } })).toEqual([])
  })
})

describe('a membership', () => {
  test('of another benefit than a discount takes nothing', () => {
    const benefit_details = { discount_percent: 10, membership_amount: 5000 }
    expect(linesOf(5000, { membership: { benefit_type: 'discount', benefit_details } })).toHaveLength(1)
    expect(linesOf(5000, { membership: { benefit_type: 'free_entry', benefit_details } })).toEqual([])
  })
})

describe('a gift card', () => {
  test('pays its value, or covers the amount', () => {
    const gift_card = { current_value: minor(2000) }
    expect(linesOf(5000, { gift_card })).toEqual([{ code: 'gift_card', amount: 2000, of: 5000, cap: 2000 }])
    expect(linesOf(1500, { gift_card })).toEqual([{ code: 'gift_card', amount: 1500, of: 1500, cap: 2000 }])
  })
})
