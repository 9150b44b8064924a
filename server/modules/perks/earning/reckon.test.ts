import { describe, expect, test } from 'vitest'
import { minor } from '#contract/money.ts'
import { earnedOf, paidOf } from './reckon.ts'

const line = (code: string, amount: number) => ({ code, amount: minor(amount), of: minor(10_000) })
const rule = { percent: '7.50', least_paid_minor: null, most_earned_minor: null }

describe('what a bill earns', () => {
  test('is of what is paid, by card and wallet and gift card; no discount earns', () => {
    const lines = [line('coupon', 1_000), line('cashback', 500), line('gift_card', 2_500)]
    expect(paidOf({ total: minor(6_000), lines })).toBe(8_500)
  })

  test.each([
    ['is rounded half up, once', 1_020, rule, 77],
    ['is nothing below what must be paid', 999, { ...rule, least_paid_minor: 1_000 }, 0],
    ['is all of it from there on', 1_000, { ...rule, least_paid_minor: 1_000 }, 75],
    ['is no more than the most', 100_000, { ...rule, most_earned_minor: 500 }, 500],
    ['is nothing of nothing', 0, rule, 0],
  ])('%s', (_, paid, by, amount) => {
    expect(earnedOf(minor(paid), by)).toBe(amount)
  })
})
