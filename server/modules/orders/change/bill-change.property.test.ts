import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addsUp, type BillLine, lineCodes } from '#contract/bill/bill.ts'
import type { PaidBill } from '#contract/bill/deposit.ts'
import { take } from '#contract/bill/steps.ts'
import { type Minor, minor, minus } from '#contract/money.ts'
import { changeBill, linesAfter, paidBy } from './bill-change.ts'

const money = fc.nat(50_000).map(minor)
const terms = fc.record({ rate: fc.nat(100), cap: money }, { requiredKeys: [] })

/** A bill as an order makes one, paid in some way. */
const paid = fc
  .record({
    subtotal: money,
    terms: fc.array(fc.option(terms), { minLength: lineCodes.length, maxLength: lineCodes.length }),
    wallet: fc.nat(100),
    place: fc.nat(100),
  })
  .map(({ subtotal, terms: all, wallet: walletPart, place }): PaidBill => {
    const lines: BillLine[] = []
    let rest: Minor = subtotal
    for (const [at, code] of lineCodes.entries()) {
      const limits = all[at]
      const amount = limits ? take(rest, limits) : 0
      if (!limits || amount === 0) continue
      lines.push({ code, amount, of: rest, ...limits })
      rest = minus(rest, amount)
    }
    const wallet = minor(Math.floor((rest * walletPart) / 100))
    const payable = minus(rest, wallet)
    const atPlace = minor(Math.floor((payable * place) / 100))
    return { currency: 'USD', subtotal, lines, total: rest, wallet, payable, atPlace }
  })

const own = ['bonus_points', 'cashback', 'gift_card']
const sumOf = (amounts: readonly number[]) => amounts.reduce((all, it) => all + it, 0)
const ownOf = ({ lines }: PaidBill) =>
  sumOf(lines.filter((it) => own.includes(it.code)).map((it) => it.amount))
/** The money that has arrived already: out of wallets, and from a card. */
const cameFor = (bill: PaidBill) => ownOf(bill) + bill.wallet + bill.payable - bill.atPlace

describe('a bill whose subtotal changes', () => {
  test('adds up, and every unit that came stays in it, or goes back, or is asked for', () => {
    fc.assert(
      fc.property(
        paid,
        money,
        fc.constantFrom('WALLET' as const, 'PAY_AT_VENUE' as const),
        (before, to, method) => {
          const change = changeBill(before, to, before.lines)
          const after = paidBy(change, method)
          expect(addsUp(after)).toBe(true)
          expect(after.atPlace).toBeLessThanOrEqual(after.payable)
          expect(Math.min(after.atPlace, after.payable, after.wallet, after.total)).toBeGreaterThanOrEqual(0)
          const back = sumOf(change.back.map((it) => it.amount))
          const more = method === 'WALLET' ? change.extra : 0
          expect(cameFor(after)).toBe(cameFor(before) - back + more)
          expect(change.extra > 0 && before.total >= after.total).toBe(false)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  test('is the same bill where it stays the same', () => {
    fc.assert(
      fc.property(paid, (before) => {
        const { bill, extra, back } = changeBill(before, before.subtotal, before.lines)
        expect({ ...bill, lines: [] }).toEqual({ ...before, lines: [] })
        expect(bill.lines.map((it) => it.amount)).toEqual(before.lines.map((it) => it.amount))
        expect([extra, back]).toEqual([0, []])
      }),
    )
  })

  test('takes no more out of wallets than it did', () => {
    fc.assert(
      fc.property(paid, money, ({ lines }, to) => {
        for (const { code, amount } of linesAfter(to, lines).lines.filter((it) => own.includes(it.code)))
          expect(amount).toBeLessThanOrEqual(lines.find((it) => it.code === code)?.amount ?? 0)
      }),
    )
  })

  test('takes what is less off the place first, then off the card, then off the wallet', () => {
    const before: PaidBill = {
      ...{ currency: 'USD', subtotal: minor(100), lines: [], total: minor(100) },
      ...{ wallet: minor(50), payable: minor(50), atPlace: minor(20) },
    }
    const back = (to: number) => changeBill(before, minor(to), []).back
    expect(back(80)).toEqual([])
    expect(back(70)).toEqual([{ source: 'card', amount: 10 }])
    expect(back(30)).toEqual([
      { source: 'card', amount: 30 },
      { source: 'wallet', amount: 20 },
    ])
  })
})
