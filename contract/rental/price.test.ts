import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockMs, clockText } from '../clock.ts'
import { minor, sum } from '../money.ts'
import { priceStay, type RentalRate } from './price.ts'
import { rentalPricing } from './pricing.ts'
import { MOST_DAYS } from './stay.ts'

const HOUR = 3_600_000
const rate = (pricing: RentalRate['pricing'], price: number, dayPrice: number | null = null): RentalRate => ({
  pricing,
  price: minor(price),
  dayPrice: dayPrice === null ? null : minor(dayPrice),
})
const stay = (start: string, end: string) => ({ start: `${start} 10:00`, end: `${end} 10:00` })

describe('what a stay costs', () => {
  test.each([
    ['days', rate('per_day', 4500), stay('2026-06-05', '2026-06-08'), 3, 13_500],
    ['a day of 23 hours', rate('per_day', 4500), stay('2026-03-28', '2026-03-29'), 1, 4500],
    ['a week', rate('per_week', 64_000), stay('2026-06-05', '2026-06-12'), 7, 64_000],
    ['a week and a share of one', rate('per_week', 70_000), stay('2026-06-05', '2026-06-14'), 9, 90_000],
    ['a share, half up', rate('per_week', 100), stay('2026-06-05', '2026-06-09'), 4, 57],
    ['a week and days', rate('per_week', 70_000, 12_000), stay('2026-06-05', '2026-06-14'), 9, 94_000],
    [
      'no more than a week more',
      rate('per_week', 70_000, 12_000),
      stay('2026-06-05', '2026-06-18'),
      13,
      140_000,
    ],
    ['a month of 28 days', rate('per_month', 90_000), stay('2026-02-01', '2026-03-01'), 28, 90_000],
    ['a month of 31 days', rate('per_month', 90_000), stay('2026-03-01', '2026-04-01'), 31, 90_000],
    [
      'from the 31st to a month’s end',
      rate('per_month', 90_000),
      stay('2026-01-31', '2026-02-28'),
      28,
      90_000,
    ],
    ['from the 31st to the 31st', rate('per_month', 90_000), stay('2026-01-31', '2026-03-31'), 59, 180_000],
    ['a month over a clock change', rate('per_month', 90_000), stay('2026-03-15', '2026-04-15'), 31, 90_000],
    ['ten days of thirty', rate('per_month', 90_000), stay('2026-04-01', '2026-04-11'), 10, 30_000],
    ['ten days of 28', rate('per_month', 84_000), stay('2026-02-01', '2026-02-11'), 10, 30_000],
    ['a month and a day', rate('per_month', 90_000, 5000), stay('2026-04-01', '2026-05-02'), 31, 95_000],
  ])('of %s', (_, priced, when, days, total) => {
    expect(priceStay(priced, when)).toMatchObject({ days, total })
  })

  test('says of what it is made', () => {
    const { lines } = priceStay(rate('per_week', 70_000, 12_000), stay('2026-06-05', '2026-06-14'))
    expect(lines).toEqual([
      { unit: 'week', count: 1, each: 70_000, amount: 70_000 },
      { unit: 'day', count: 2, each: 12_000, amount: 24_000 },
    ])
  })

  const anyRate = fc.record({
    pricing: fc.constantFrom(...rentalPricing),
    price: fc.integer({ min: 0, max: 1_000_000 }).map(minor),
    dayPrice: fc.option(fc.integer({ min: 0, max: 100_000 }).map(minor)),
  })
  const hours = fc.integer({ min: 1, max: 24 * (MOST_DAYS - 1) })
  const anyStart = fc.integer({ min: 0, max: 24 * 2000 }).map((it) => clockMs('2026-01-01 00:00') + it * HOUR)

  test('adds up, and a longer stay never costs less', () => {
    fc.assert(
      fc.property(anyRate, anyStart, hours, fc.nat(48), (priced, start, length, more) => {
        const of = (it: number) =>
          priceStay(priced, { start: clockText(start), end: clockText(start + it * HOUR) })
        const [shorter, longer] = [of(length), of(length + more)]
        expect(sum(...shorter.lines.map((it) => it.amount))).toBe(shorter.total)
        expect(longer.total).toBeGreaterThanOrEqual(shorter.total)
        for (const { count, each, amount } of longer.lines)
          if (each !== null) expect(each * count).toBe(amount)
      }),
    )
  })

  test('an offset changes nothing of it', () => {
    const plain = { start: '2026-10-24 02:00', end: '2026-10-25 02:00' }
    const said = { start: '2026-10-24 02:00+02:00', end: '2026-10-25 02:00+01:00' }
    for (const pricing of rentalPricing)
      expect(priceStay(rate(pricing, 1000), said)).toEqual(priceStay(rate(pricing, 1000), plain))
  })
})
