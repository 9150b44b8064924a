import { describe, expect, test } from 'vitest'
import { minor } from '../money.ts'
import { best, type Candidate } from './best.ts'

const input = { currency: 'USD', subtotal: minor(10_000), referral: { rate: 10 } } as const
const of = <P>(name: string, perk: P, more: Partial<Candidate<P>> = {}): Candidate<P> => ({
  ...{ perk, id: name, name, isLimited: false, endsAt: undefined, refusal: undefined, ...more },
})
const percent = (name: string, discount: number, more: object = {}) =>
  of(name, { discount_type: 'PERCENTAGE', discount } as const, more)
const member = (name: string, discount_percent: number, more: object = {}) =>
  of(name, { benefit_type: 'discount', benefit_details: { discount_percent } }, more)
const card = (name: string, value: number, more: object = {}) =>
  of(name, { current_value: minor(value) }, more)
const none = { coupon: [], membership: [], gift_card: [] }

describe('the best saving', () => {
  test('says of each why it is used, or is not', () => {
    const found = best(input, {
      coupon: [percent('FIVE', 5), percent('TEN', 10), percent('OVER', 90, { refusal: 'It has ended.' })],
      membership: [member('Circle', 20)],
      gift_card: [card('small', 1_000), card('large', 9_000)],
    })
    expect(found).toMatchObject({ coupon: 'TEN', membership: 'Circle', gift_card: 'large' })
    // 10.00 as a newcomer, 9.00 by the coupon, 16.20 as a member; what the card pays was paid for before.
    expect(found).toMatchObject({ saves: 3_520, pays: 6_480, bill: { total: 0 } })
    expect(found.reasons).toEqual([
      { kind: 'coupon', id: 'TEN', name: 'TEN', why: 'used', amount: 900 },
      { kind: 'coupon', id: 'FIVE', name: 'FIVE', why: 'beaten', by: 'TEN', amount: 450 },
      { kind: 'coupon', id: 'OVER', name: 'OVER', why: 'refused', message: 'It has ended.' },
      { kind: 'membership', id: 'Circle', name: 'Circle', why: 'used', amount: 1_620 },
      { kind: 'gift_card', id: 'large', name: 'large', why: 'used', amount: 6_480 },
      { kind: 'gift_card', id: 'small', name: 'small', why: 'beaten', by: 'large', amount: 5_480 },
    ])
  })

  test('of the same keeps what may be used so often only, and uses what ends first', () => {
    const membership = [
      member('three uses', 10, { isLimited: true, endsAt: '2026-01-01T00:00:00.000Z' }),
      member('later', 10, { endsAt: '2027-01-01T00:00:00.000Z' }),
      member('sooner', 10, { endsAt: '2026-06-01T00:00:00.000Z' }),
    ]
    expect(best(input, { ...none, membership }).membership).toBe('sooner')
  })

  test.each([
    ['is kept where it would bring little', 1.9, 'Circle', 'kept'],
    ['is used where it brings half a dollar more', 2, 'five uses', 'used'],
  ])('a limited use %s', (_, limited, used, why) => {
    const membership = [member('five uses', limited, { isLimited: true }), member('Circle', 1.4)]
    const found = best(input, { ...none, membership })
    expect(found.membership).toBe(used)
    expect(found.reasons.find(({ name }) => name === 'five uses')).toMatchObject({ why })
  })

  test('uses nothing where nothing is left to take off', () => {
    const free = { ...input, subtotal: minor(0) }
    const found = best(free, { ...none, coupon: [percent('TEN', 10)] })
    expect(found).toMatchObject({ coupon: undefined, saves: 0, reasons: [{ why: 'nothing_left' }] })
  })
})
