import fc from 'fast-check'
import { expect, test } from 'vitest'
import { giveBackTo, shareAmong, takeInOrder } from './split.ts'

const amounts = fc.array(fc.integer({ min: 1, max: 1e12 }), { minLength: 1, maxLength: 8 })
const sumOf = (parts: readonly { amount_minor: number }[]) =>
  parts.reduce((sum, it) => sum + it.amount_minor, 0)

test('an amount is taken whole, of each lot no more than is in it, and of a later one only once an earlier is empty', () => {
  fc.assert(
    fc.property(amounts, fc.nat(100), (lefts, percent) => {
      const lots = lefts.map((left_minor, id) => ({ id, left_minor }))
      const amount = Math.floor((lefts.reduce((sum, it) => sum + it, 0) * percent) / 100)
      const parts = takeInOrder(lots, amount) ?? []
      expect(sumOf(parts)).toBe(amount)
      for (const [at, it] of parts.entries()) {
        expect(it.lot_id).toBe(at)
        const left = lefts[at] ?? 0
        if (at < parts.length - 1) expect(it.amount_minor).toBe(left)
        else expect(it.amount_minor).toBeLessThanOrEqual(left)
      }
    }),
  )
})

test('lots that do not cover an amount give nothing', () => {
  expect(takeInOrder([{ id: 1, left_minor: 5 }], 6)).toBeUndefined()
  expect(takeInOrder([], 0)).toEqual([])
})

test('what comes back is shared whole, to each lot no more than it gave, and within a unit of its share', () => {
  fc.assert(
    fc.property(amounts, fc.nat(1_000), (taken, permille) => {
      const total = taken.reduce((sum, it) => sum + it, 0)
      const amount = Math.floor((total * permille) / 1_000)
      const parts = taken.map((amount_minor, lot_id) => ({ lot_id, amount_minor }))
      const shares = shareAmong(parts, amount)
      expect(sumOf(shares)).toBe(amount)
      for (const { lot_id, amount_minor } of shares) {
        const gave = taken[lot_id] ?? 0
        expect(amount_minor).toBeLessThanOrEqual(gave)
        expect(Math.abs(amount_minor - (amount * gave) / total)).toBeLessThan(1.01)
      }
    }),
  )
})

test('the odd unit goes to the largest fraction, and no more goes back than was taken', () => {
  const parts = [1, 2].map((amount_minor, lot_id) => ({ lot_id, amount_minor }))
  expect(shareAmong(parts, 1)).toEqual([{ lot_id: 1, amount_minor: 1 }])
  expect(() => shareAmong(parts, 4)).toThrow('4 would go back')
})

test('of a part that comes back people’s own money comes first, and what is left over is shared among the rest', () => {
  const taken = [
    { lot_id: 1, amount_minor: 30, is_own: false },
    { lot_id: 2, amount_minor: 10, is_own: true },
    { lot_id: 3, amount_minor: 10, is_own: false },
  ]
  expect(giveBackTo(taken, 8)).toEqual([{ lot_id: 2, amount_minor: 8 }])
  expect(giveBackTo(taken, 14)).toEqual([
    { lot_id: 2, amount_minor: 10 },
    { lot_id: 1, amount_minor: 3 },
    { lot_id: 3, amount_minor: 1 },
  ])
})
