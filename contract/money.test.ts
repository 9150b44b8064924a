import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  currencySchema,
  exponentOf,
  formatMinor,
  formatMoney,
  fromWire,
  least,
  MAX_MINOR,
  type MoneyLook,
  minor,
  minorSchema,
  minus,
  parseWire,
  percentOf,
  sum,
  times,
  toWire,
  wireAmountSchema,
} from './money.ts'

const currencies = fc.constantFrom('USD', 'JPY', 'KWD')
const amounts = fc.integer({ min: -MAX_MINOR, max: MAX_MINOR }).map(minor)

describe('an amount in minor units', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_MINOR + 1, -MAX_MINOR - 1])(
    'is never %s',
    (value) => {
      expect(() => minor(value)).toThrow(RangeError)
      expect(v.is(minorSchema, value)).toBe(false)
    },
  )

  test('has no signed zero', () => {
    expect(minor(-0)).toBe(0)
    expect(parseWire(-0, 'USD')).toBe(0)
    expect(parseWire(-0.0000001, 'USD')).toBeUndefined()
  })

  test('adds, subtracts, multiplies and compares exactly', () => {
    expect(sum()).toBe(0)
    expect(sum(minor(10), minor(20), minor(-5))).toBe(25)
    expect(minus(minor(10), minor(30))).toBe(-20)
    expect(times(minor(1999), 3)).toBe(5997)
    expect(least(minor(3), minor(1), minor(2))).toBe(1)
  })

  test('refuses to grow past what is exact', () => {
    expect(() => sum(minor(MAX_MINOR), minor(1))).toThrow(RangeError)
    expect(() => minus(minor(-MAX_MINOR), minor(1))).toThrow(RangeError)
    expect(() => times(minor(MAX_MINOR), 2)).toThrow(RangeError)
  })

  test.each([1.5, -1, Number.NaN])('is not taken %s times', (count) => {
    expect(() => times(minor(100), count)).toThrow(RangeError)
  })
})

describe('a percentage', () => {
  test.each([
    [1000, 12.5, 125],
    [1005, 10, 101], // 100.5
    [1004, 12.5, 126], // 125.5
    [100, 0.5, 1], // 0.5
    [100, 0.49, 0],
    [35, 0.7 * 100, 25], // 24.5, though 0.7 × 100 is 70 only nearly
    [107, 50, 54], // 53.5
    [3, 33.333333, 1],
    [1234, 0, 0],
    [1234, 100, 1234],
    [MAX_MINOR, 99.999999, 999_999_989_999_999],
  ])('of %i at %d %% is %i', (amount, percent, expected) => {
    expect(percentOf(minor(amount), percent)).toBe(expected)
  })

  test.each([
    [-100, 10],
    [100, -10],
    [100, Number.NaN],
    [100, Number.POSITIVE_INFINITY],
  ])('of %d at %d %% is refused', (amount, percent) => {
    expect(() => percentOf(minor(amount), percent)).toThrow(RangeError)
  })

  test('agrees with half-up division on paper for every amount and tenth of a percent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_MINOR }), fc.nat(1000), (amount, tenths) => {
        const onPaper = (BigInt(amount) * BigInt(tenths) + 500n) / 1000n
        expect(percentOf(minor(amount), tenths / 10)).toBe(Number(onPaper))
      }),
    )
  })
})

describe('an amount on the wire', () => {
  test.each([
    ['USD', 12.34, 1234],
    ['USD', 0.29, 29], // 0.29 × 100 is 28.999999999999996
    ['USD', 1.15, 115],
    ['USD', -4.35, -435],
    ['USD', 9_999_999_999_999.99, MAX_MINOR],
    ['JPY', 1200, 1200],
    ['KWD', 1.005, 1005],
    ['XYZ', 1.5, 150],
  ])('in %s %d is %i minor units', (currency, wire, expected) => {
    expect(fromWire(wire, currency)).toBe(expected)
    expect(toWire(minor(expected), currency)).toBe(wire)
  })

  test.each([
    ['USD', 1.005],
    ['USD', 0.1 + 0.2],
    ['USD', 1e13],
    ['USD', 1e21],
    ['USD', Number.NaN],
    ['USD', Number.POSITIVE_INFINITY],
    ['JPY', 10.5],
    ['KWD', 0.0005],
    ['USD', '12.34'],
    ['USD', null],
    ['USD', undefined],
  ])('in %s is not %s', (currency, wire) => {
    expect(parseWire(wire, currency)).toBeUndefined()
    expect(() => fromWire(wire as number, currency)).toThrow(RangeError)
  })

  test('comes back from JSON as it went in, in every currency', () => {
    fc.assert(
      fc.property(currencies, amounts, (currency, amount) => {
        const wire: number = JSON.parse(JSON.stringify(toWire(amount, currency)))
        expect(fromWire(wire, currency)).toBe(amount)
      }),
      { numRuns: 2000 },
    )
  })

  test('has no more decimals in its text than the currency', () => {
    fc.assert(
      fc.property(currencies, amounts, (currency, amount) => {
        const decimals = String(toWire(amount, currency)).split('.')[1] ?? ''
        expect(decimals.length).toBeLessThanOrEqual(exponentOf(currency))
      }),
    )
  })

  test('passes the schema only when finite, not negative and no finer than money gets', () => {
    for (const good of [0, 12, 12.3, 12.34, 12.345, 9_999_999_999_999.99])
      expect(v.is(wireAmountSchema, good)).toBe(true)
    for (const bad of [-0.01, 1.2345, Number.NaN, Number.POSITIVE_INFINITY, 1e16, '1', null]) {
      expect(v.is(wireAmountSchema, bad)).toBe(false)
    }
  })
})

describe('a currency', () => {
  test('has its decimals by ISO 4217, and two when unknown', () => {
    expect(['JPY', 'EUR', 'KWD', 'IQD', 'XYZ'].map(exponentOf)).toEqual([0, 2, 3, 3, 2])
  })

  test('is three capitals', () => {
    expect(v.is(currencySchema, 'EUR')).toBe(true)
    for (const bad of ['eur', 'EURO', '€', '']) expect(v.is(currencySchema, bad)).toBe(false)
  })
})

describe('an amount for people', () => {
  const look: MoneyLook = { currencySymbol: '$', side: 'left', locale: 'en' }

  test.each([
    [12, '$12.00'],
    [1234567.5, '$1,234,567.50'],
    [1.005, '$1.01'],
    [0, '$0.00'],
    ['12.5', '$12.50'],
    ['-12.5', '\u2212$12.50'],
    [-0, '$0.00'],
    [-0.004, '$0.00'],
    [-0.005, '\u2212$0.01'],
    [-1234.5, '\u2212$1,234.50'],
  ])('of %s reads %s', (value, expected) => {
    expect(formatMoney(value, look)).toBe(expected)
  })

  test.each([
    ['abc'],
    [''],
    [' '],
    ['0x10'],
    ['1e3'],
    [null],
    [undefined],
    [true],
    [[]],
    [[5]],
    [{}],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
  ])('of %s reads Invalid Number, in the words given', (value) => {
    expect(formatMoney(value, look)).toBe('Invalid Number')
    expect(formatMoney(value, look, 'رقم غير صالح')).toBe('رقم غير صالح')
  })

  test.each([
    ['de', '1.234,50'],
    ['de_DE', '1.234,50'],
    ['en-IN', '1,234.50'],
    ['ar-EG', '١٬٢٣٤٫٥٠'],
    ['fa', '۱٬۲۳۴٫۵۰'],
    ['english', '1,234.50'],
    ['', '1,234.50'],
    ['!', '1,234.50'],
  ])('in the locale "%s" has the digits %s', (locale, digits) => {
    const shown = (amount: number) => formatMoney(amount, { ...look, locale }).replace(/[\u2066\u2069]/g, '')
    expect(shown(1234.5)).toBe(`$${digits}`)
    expect(shown(-1234.5)).toBe(`\u2212$${digits}`)
  })

  test('amid words that are read from the right its sign stays on its side', () => {
    expect(formatMoney(-5, { ...look, locale: 'ar' })).toBe('\u2066\u2212$5.00\u2069')
    expect(formatMoney(5, { ...look, locale: 'arn' })).toBe('$5.00')
  })

  test('has the sign on its configured side, and letters off the digits', () => {
    expect(formatMoney(5, { ...look, currencySymbol: '€', side: 'right' })).toBe('5.00€')
    expect(formatMoney(-5, { ...look, currencySymbol: '€', side: 'right' })).toBe('\u22125.00€')
    expect(formatMoney(5, { ...look, currencySymbol: 'AED' })).toBe('AED\u00A05.00')
    expect(formatMoney(5, { ...look, currencySymbol: 'Kč', side: 'right' })).toBe('5.00\u00A0Kč')
  })

  test('always has two decimals, whatever the currency has', () => {
    expect(formatMinor(minor(1234), 'USD', look)).toBe('$12.34')
    expect(formatMinor(minor(1200), 'JPY', look)).toBe('$1,200.00')
    expect(formatMinor(minor(1234), 'KWD', look)).toBe('$1.23')
  })
})
