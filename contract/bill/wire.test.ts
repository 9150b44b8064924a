import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { MAX_MINOR, minor } from '../money.ts'
import { isLineCode } from './bill.ts'
import { quote } from './quote.ts'
import { billFromWire, billSchema, billToWire } from './wire.ts'

const sample = billToWire(
  quote({
    currency: 'USD',
    subtotal: minor(12000),
    coupon: { discount_type: 'PERCENTAGE', discount: 10, max_discount: minor(1000) },
    membership: { benefit_type: 'discount', benefit_details: { discount_percent: 12.5 } },
    gift_card: { current_value: minor(1025) },
    wallet: { balance: minor(1029), use: 'partial' },
  }),
)

describe('a bill on the wire', () => {
  test('has decimal amounts and says what each line was reckoned from', () => {
    expect(sample).toEqual({
      currency: 'USD',
      subtotal: 120,
      lines: [
        { code: 'coupon', amount: 10, of: 120, rate: 10, cap: 10 },
        { code: 'membership', amount: 13.75, of: 110, rate: 12.5 },
        { code: 'gift_card', amount: 10.25, of: 96.25, cap: 10.25 },
      ],
      total: 86,
      wallet: 10.29,
      payable: 75.71,
    })
  })

  test('comes back through JSON and the schema as the bill it was', () => {
    const amount = fc.oneof(fc.nat(20_000), fc.nat(MAX_MINOR)).map(minor)
    const percent = fc.nat(1000).map((tenths) => tenths / 10)
    fc.assert(
      fc.property(
        fc.constantFrom('USD', 'JPY', 'KWD'),
        amount,
        amount,
        percent,
        (currency, subtotal, value, rate) => {
          const bill = quote({
            currency,
            subtotal,
            referral: { rate },
            cashback: { active: true, redeem_percent: rate, balance: value },
            gift_card: { current_value: value },
            wallet: { balance: value, use: 'partial' },
          })
          const wire = v.parse(billSchema, JSON.parse(JSON.stringify(billToWire(bill))))
          expect(billFromWire(wire)).toEqual(bill)
        },
      ),
      { numRuns: 2000 },
    )
  })

  const [first] = sample.lines
  test.each([
    ['whose lines do not make the total', { total: 85.99, payable: 75.7 }],
    ['whose wallet and payable do not make the total', { payable: 75.7 }],
    ['with a line of nothing', { lines: [...sample.lines, { code: 'referral', amount: 0, of: 120 }] }],
    ['with a negative part', { wallet: -10, payable: 96 }],
    ['with half a cent', { wallet: 10.295, payable: 75.705 }],
    ['with half a cent in a cap', { lines: [{ ...first, cap: 10.005 }, ...sample.lines.slice(1)] }],
    ['with decimals that its currency lacks', { currency: 'JPY' }],
    ['in no currency', { currency: 'dollars' }],
    ['with a rate above 100', { lines: [{ ...first, rate: 101 }, ...sample.lines.slice(1)] }],
    ['with a rate below 0', { lines: [{ ...first, rate: -1 }, ...sample.lines.slice(1)] }],
    ['with lines without end', { lines: Array(21).fill({ ...first, amount: 1 }), total: 99, payable: 88.71 }],
    ['with an infinite amount', { subtotal: Number.POSITIVE_INFINITY }],
    [
      'with sums too large to be exact',
      { subtotal: 9e12, lines: Array(20).fill({ ...first, amount: 9e12 }) },
    ],
    ['with an amount as text', { subtotal: '120' }],
  ])('%s is refused', (_which, change) => {
    expect(v.is(billSchema, sample)).toBe(true)
    expect(v.is(billSchema, { ...sample, ...change })).toBe(false)
  })

  test('may hold a line that this build has no words for', () => {
    const lines = sample.lines.map((line) => ({
      ...line,
      code: line.code === 'coupon' ? 'harvest' : line.code,
    }))
    const bill = billFromWire(v.parse(billSchema, { ...sample, lines, added_later: 1 }))
    expect(bill.lines.map(({ code }) => isLineCode(code))).toEqual([false, true, true])
  })

  test('with amounts that its currency cannot have does not become a bill', () => {
    expect(() => billFromWire({ ...sample, currency: 'JPY' })).toThrow(RangeError)
  })
})
