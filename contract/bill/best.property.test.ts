import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minor } from '../money.ts'
import { best, type Candidate } from './best.ts'
import type { Bill } from './bill.ts'
import { quote } from './quote.ts'

const money = fc.oneof(fc.nat(500), fc.nat(50_000), fc.nat(1_000_000)).map(minor)
const percent = fc.oneof(
  fc.nat(100),
  fc.nat(10_000).map((it) => it / 100),
)
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const some = <T>(perk: fc.Arbitrary<T>) =>
  fc.array(perk, { maxLength: 4 }).map((all) =>
    all.map(
      (perk, at): Candidate<T> => ({
        ...{ perk, id: String(at), name: `No. ${at}`, isLimited: false },
        ...{ endsAt: undefined, refusal: undefined },
      }),
    ),
  )
const carts = fc.record({
  input: fc.record({
    currency: fc.constant('USD' as const),
    subtotal: money,
    referral: maybe(fc.record({ rate: percent })),
    bonus: maybe(
      fc.record({ discount_type: fc.constant('PERCENTAGE' as const), discount: percent, balance: money }),
    ),
    cashback: maybe(
      fc.record({ active: fc.boolean(), redeem_percent: percent, max_amount: maybe(money), balance: money }),
    ),
  }),
  candidates: fc.record({
    coupon: some(
      fc.oneof(
        fc.record({
          ...{ discount_type: fc.constant('PERCENTAGE' as const), discount: percent },
          ...{ max_discount: maybe(money), min_subtotal: maybe(money) },
        }),
        fc.record({
          discount_type: fc.constant('AMOUNT' as const),
          discount: money,
          min_subtotal: maybe(money),
        }),
      ),
    ),
    membership: some(
      fc.record({
        benefit_type: fc.constant('discount'),
        benefit_details: fc.record({ discount_percent: percent }),
      }),
    ),
    gift_card: some(fc.record({ current_value: money })),
  }),
})

const free = ({ lines }: Bill) =>
  lines
    .filter(({ code }) => code === 'coupon' || code === 'membership')
    .reduce((total, { amount }) => total + amount, 0)

describe('the best saving', () => {
  test('is what no other combination beats, neither in what is to be paid nor in what is free', () => {
    fc.assert(
      fc.property(carts, ({ input, candidates }) => {
        const { bill, ...chosen } = best(input, candidates)
        const perkOf = (kind: keyof typeof candidates) =>
          candidates[kind].find(({ id }) => id === chosen[kind])?.perk
        const named = { coupon: perkOf('coupon'), membership: perkOf('membership') }
        expect(bill).toEqual(quote({ ...input, ...named, gift_card: perkOf('gift_card') } as never))
        const all = <T>(of: readonly Candidate<T>[]) => [undefined, ...of.map((it) => it.perk)]
        for (const coupon of all(candidates.coupon))
          for (const membership of all(candidates.membership))
            for (const gift_card of all(candidates.gift_card)) {
              const other = quote({ ...input, coupon, membership, gift_card })
              expect(bill.total).toBeLessThanOrEqual(other.total)
              expect(free(bill)).toBeGreaterThanOrEqual(free(other))
            }
      }),
      { numRuns: 500 },
    )
  })
})
