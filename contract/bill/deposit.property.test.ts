import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minor, ZERO } from '../money.ts'
import { addsUp } from './bill.ts'
import { type DepositTerms, depositOf, payDeposit } from './deposit.ts'
import { quote } from './quote.ts'

const from = ZERO
const billOf = (subtotal: number, off = 0) =>
  quote({ currency: 'USD', subtotal: minor(subtotal), gift_card: { current_value: minor(off) } })

test.each<[string, DepositTerms | undefined, number, number, number]>([
  ['a part', { rate: 25, from }, 8000, 0, 2000],
  ['a part, rounded half up', { rate: 12.5, from }, 20, 0, 3],
  ['a part of what is left to pay', { rate: 25, from }, 8000, 4000, 1000],
  ['an amount', { cap: minor(2000), from }, 8000, 0, 2000],
  ['an amount above what there is to pay', { cap: minor(2000), from }, 8000, 7000, 1000],
  ['all of it', { from }, 8000, 1000, 7000],
  ['none where none is asked for', undefined, 8000, 0, 0],
  ['none below the subtotal', { rate: 25, from: minor(8001) }, 8000, 0, 0],
  ['a part from the subtotal on, whatever perks take off', { rate: 25, from: minor(8000) }, 8000, 4000, 1000],
  ['none where nothing is left to pay', { cap: minor(2000), from }, 8000, 8000, 0],
])('the deposit is %s', (_, terms, subtotal, off, deposit) => {
  expect(depositOf(terms, billOf(subtotal, off))).toBe(deposit)
})

const money = fc.nat(50_000).map(minor)
const terms = fc.record({ from: money, rate: fc.nat(100), cap: money }, { requiredKeys: ['from'] })
const wallet = fc.record({ balance: money, use: fc.constantFrom('none', 'partial', 'full') })

test('of a deposit the wallet and the method pay all, and the place gets all else', () => {
  fc.assert(
    fc.property(money, fc.nat(50_000), terms, wallet, (subtotal, off, asked, own) => {
      const whole = billOf(subtotal, off)
      const deposit = depositOf(asked, whole)
      expect(deposit).toBeLessThanOrEqual(whole.total)
      const bill = payDeposit(whole, deposit, own)
      expect(addsUp(bill)).toBe(true)
      expect(bill.wallet + (bill.payable - bill.atPlace)).toBe(deposit)
      expect(bill.wallet).toBeLessThanOrEqual(Math.min(own.balance, deposit))
      expect(bill.atPlace).toBe(whole.total - deposit)
    }),
  )
})
