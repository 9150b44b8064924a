import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Minor, minor } from '../money.ts'
import { addsUp, type Bill, lineCodes } from './bill.ts'
import type { Perks, QuoteInput } from './perks.ts'
import { quote } from './quote.ts'
import { take } from './steps.ts'

/** Percents as whole ten-thousandths, so that the plain model never meets a decimal. */
const percent = fc.oneof(
  fc.nat(1_000_000),
  fc.nat(100).map((whole) => whole * 10_000),
)
const money = fc.oneof(fc.nat(500), fc.nat(50_000), fc.nat(10_000_000))
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

const rawCart = fc.record({
  subtotal: money,
  referral: maybe(percent),
  coupon: maybe(fc.record({ flat: fc.boolean(), percent, off: money, max: maybe(money), min: maybe(money) })),
  bonus: maybe(fc.record({ flat: fc.boolean(), percent, off: money, balance: money })),
  cashback: maybe(fc.record({ active: fc.boolean(), percent, max: maybe(money), balance: money })),
  membership: maybe(fc.record({ discount: fc.boolean(), percent })),
  card: maybe(money),
  wallet: maybe(fc.record({ balance: money, use: fc.constantFrom('none', 'partial', 'full') })),
})
type RawCart = typeof rawCart extends fc.Arbitrary<infer T> ? T : never

const optional = (amount: number | undefined): Minor | undefined =>
  amount === undefined ? undefined : minor(amount)
const discount = ({ flat, percent, off }: { flat: boolean; percent: number; off: number }) =>
  flat
    ? ({ discount_type: 'AMOUNT', discount: minor(off) } as const)
    : ({ discount_type: 'PERCENTAGE', discount: percent / 10_000 } as const)

function inputOf({
  subtotal,
  referral,
  coupon,
  bonus,
  cashback,
  membership,
  card,
  wallet,
}: RawCart): QuoteInput {
  return {
    currency: 'USD',
    subtotal: minor(subtotal),
    referral: referral === undefined ? undefined : { rate: referral / 10_000 },
    coupon: coupon && {
      ...discount(coupon),
      max_discount: optional(coupon.max),
      min_subtotal: optional(coupon.min),
    },
    bonus: bonus && { ...discount(bonus), balance: minor(bonus.balance) },
    cashback: cashback && {
      active: cashback.active,
      redeem_percent: cashback.percent / 10_000,
      max_amount: optional(cashback.max),
      balance: minor(cashback.balance),
    },
    membership: membership && {
      benefit_type: membership.discount ? 'discount' : 'lounge',
      benefit_details: { discount_percent: membership.percent / 10_000 },
    },
    gift_card: card === undefined ? undefined : { current_value: minor(card) },
    wallet: wallet && { balance: minor(wallet.balance), use: wallet.use },
  }
}

const carts = rawCart.map(inputOf)

type Mistake = 'cuts off what is less than a cent' | 'takes more than is left'

/**
 * The rules once more, told as plainly as they can be: rational numbers, no shared code, no clever parts. With a
 * mistake it is a model that every comparison has to find wrong.
 */
function plainModel(cart: RawCart, mistake?: Mistake) {
  const off = { referral: 0n, coupon: 0n, bonus_points: 0n, cashback: 0n, membership: 0n, gift_card: 0n }
  let left = BigInt(cart.subtotal)

  const part = (tenThousandths: number) => {
    const whole = 1_000_000n // ten-thousandths of a percent in 100 %
    const numerator = left * BigInt(tenThousandths)
    const down = numerator / whole
    const isUp = mistake !== 'cuts off what is less than a cent' && (numerator % whole) * 2n >= whole
    return isUp ? down + 1n : down
  }
  const lower = (a: bigint, b: number | undefined) => (b !== undefined && BigInt(b) < a ? BigInt(b) : a)
  const spend = (code: keyof typeof off, wanted: bigint) => {
    off[code] = wanted > left && mistake !== 'takes more than is left' ? left : wanted
    left -= off[code]
  }

  const { referral, coupon, bonus, cashback, membership, card } = cart
  if (referral !== undefined) spend('referral', part(referral))
  if (coupon && cart.subtotal >= (coupon.min ?? 0)) {
    spend('coupon', coupon.flat ? BigInt(coupon.off) : lower(part(coupon.percent), coupon.max))
  }
  if (bonus) spend('bonus_points', lower(bonus.flat ? BigInt(bonus.off) : part(bonus.percent), bonus.balance))
  if (cashback?.active) {
    spend('cashback', lower(lower(part(cashback.percent), cashback.max), cashback.balance))
  }
  if (membership?.discount) spend('membership', part(membership.percent))
  if (card !== undefined) spend('gift_card', BigInt(card))

  const wallet = plainWallet(left, cart.wallet)
  return { off, total: left, wallet, payable: left - wallet }
}

function plainWallet(due: bigint, wallet: RawCart['wallet']) {
  const balance = BigInt(wallet?.balance ?? 0)
  if (wallet?.use === 'full' && balance >= due) return due
  if (wallet?.use === 'partial' && balance > 0n && balance < due) return balance
  return 0n
}

function figuresOf(bill: Bill) {
  const off = { referral: 0n, coupon: 0n, bonus_points: 0n, cashback: 0n, membership: 0n, gift_card: 0n }
  const taken = Object.fromEntries(bill.lines.map(({ code, amount }) => [code, BigInt(amount)]))
  const { total, wallet, payable } = bill
  return { off: { ...off, ...taken }, total: BigInt(total), wallet: BigInt(wallet), payable: BigInt(payable) }
}

const same = (one: ReturnType<typeof figuresOf>, other: ReturnType<typeof plainModel>) =>
  one.total === other.total &&
  one.wallet === other.wallet &&
  one.payable === other.payable &&
  lineCodes.every((code) => one.off[code] === other.off[code])

const amountOf = (bill: Bill, code: string) => bill.lines.find((line) => line.code === code)?.amount ?? 0
const check = (property: (input: QuoteInput, bill: Bill) => void) =>
  fc.assert(
    fc.property(carts, (input) => property(input, quote(input))),
    { numRuns: 5000 },
  )

describe('every bill', () => {
  test('agrees with the plain model over 100,000 carts', () => {
    fc.assert(
      fc.property(rawCart, (cart) => same(figuresOf(quote(inputOf(cart))), plainModel(cart))),
      { numRuns: 100_000 },
    )
  })

  test.each(['cuts off what is less than a cent', 'takes more than is left'] as const)(
    'does not agree with a model that %s',
    (mistake) => {
      const wrong = fc.property(rawCart, (cart) =>
        same(figuresOf(quote(inputOf(cart))), plainModel(cart, mistake)),
      )
      expect(fc.check(wrong, { numRuns: 5_000 }).failed).toBe(true)
    },
  )

  test('has no part below zero, and parts that make the whole', () => {
    check((input, bill) => {
      expect(Math.min(bill.total, bill.wallet, bill.payable)).toBeGreaterThanOrEqual(0)
      expect(bill.subtotal).toBe(input.subtotal)
      expect(addsUp(bill)).toBe(true)
      expect(bill.lines.reduce((rest, line) => rest - line.amount, input.subtotal as number)).toBe(bill.total)
      expect(bill.wallet + bill.payable).toBe(bill.total)
    })
  })

  test('takes with each line something, and at most what the lines before left', () => {
    check((input, bill) => {
      let rest: number = input.subtotal
      for (const { amount, of } of bill.lines) {
        expect(of).toBe(rest)
        expect(amount).toBeGreaterThan(0)
        expect(amount).toBeLessThanOrEqual(rest)
        rest -= amount
      }
    })
  })

  test('has its lines in the order of the rules, each once', () => {
    check((_input, bill) => {
      const present = bill.lines.map(({ code }) => code)
      expect(present).toEqual(lineCodes.filter((code) => present.includes(code)))
    })
  })

  test('keeps every cap', () => {
    const none = Number.POSITIVE_INFINITY
    check(({ coupon, bonus, cashback, gift_card, wallet }, bill) => {
      const couponCap = coupon?.discount_type === 'AMOUNT' ? coupon.discount : (coupon?.max_discount ?? none)
      expect(amountOf(bill, 'coupon')).toBeLessThanOrEqual(couponCap)
      expect(amountOf(bill, 'bonus_points')).toBeLessThanOrEqual(bonus?.balance ?? 0)
      expect(amountOf(bill, 'cashback')).toBeLessThanOrEqual(
        Math.min(cashback?.max_amount ?? none, cashback?.balance ?? 0),
      )
      expect(amountOf(bill, 'gift_card')).toBeLessThanOrEqual(gift_card?.current_value ?? 0)
      expect(bill.wallet).toBeLessThanOrEqual(wallet?.balance ?? 0)
    })
  })

  test('has lines that explain themselves: of, rate and cap give the amount again', () => {
    check((_input, bill) => {
      for (const { of, amount, code: _, ...limits } of bill.lines) expect(take(of, limits)).toBe(amount)
    })
  })

  test('is the same in whatever order the perks are given', () => {
    const keys: (keyof Perks)[] = [
      'referral',
      'coupon',
      'bonus',
      'cashback',
      'membership',
      'gift_card',
      'wallet',
    ]
    const orders = fc.shuffledSubarray(keys, { minLength: keys.length })
    fc.assert(
      fc.property(carts, orders, (input, order) => {
        const shuffled = Object.fromEntries(order.map((key) => [key, input[key]]))
        expect(quote({ ...shuffled, subtotal: input.subtotal, currency: input.currency })).toEqual(
          quote(input),
        )
      }),
      { numRuns: 5000 },
    )
  })
})
