import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { asciiDigits, joinPhone, phoneSchema } from './phone.ts'

describe('a phone number', () => {
  test.each([
    ['+447700900123', '+447700900123'],
    ['+44 7700 900-123', '+447700900123'],
    ['+44 (7700) 900.123', '+447700900123'],
    [' +44\u00A07700\u2011900\u2013123 ', '+447700900123'],
    ['+44\u22127700900123', '+447700900123'],
    ['\u202A+447700900123\u202C', '+447700900123'],
    ['＋４４７７００９００１２３', '+447700900123'],
    ['+٩٦٦٥٠١٢٣٤٥٦٧', '+966501234567'],
    ['+۹۸۹۱۲۳۴۵۶۷۸۹', '+989123456789'],
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['+44 （0）20 7946 0018', '+442079460018'],
    ['+00447700900123', '+447700900123'],
    ['+44 01632 960 123', '+441632960123'],
    ['+351 00912 345 678', '+351912345678'],
    ['+39 06 1234 5678', '+390612345678'],
    ['+225 07 01 02 03 04', '+2250701020304'],
    ['+1234567', '+1234567'],
    ['+1234567890123456', '+1234567890123456'],
  ])('typed as %s is kept as %s', (typed, kept) => {
    expect(v.parse(phoneSchema, typed)).toBe(kept)
  })

  test.each([
    ['no plus', '447700900123'],
    ['too short', '+123456'],
    ['short but for its separators', '+1 (2) 3-4'],
    ['too long', '+12345678901234567'],
    ['letters', '+44 7700 CALLME'],
    ['a plus inside', '+44+7700900123'],
    ['a plus at the end', '447700900123+'],
    ['zeros only', '+0000000000'],
    ['superscript digits', '+44770090012³'],
    ['a second line', '+447700900123\n+447700900124'],
    ['nothing', ''],
    ['endless spaces', `+447700900123${' '.repeat(100)}`],
    ['a number', 447700900123],
    ['null', null],
  ])('is refused with %s', (_why, typed) => {
    expect(v.is(phoneSchema, typed)).toBe(false)
  })

  test('once accepted is accepted again, unchanged', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'+0123456789 ()-.٣۴５'), minLength: 8, maxLength: 20 })
    fc.assert(
      fc.property(typed, (text) => {
        const first = v.safeParse(phoneSchema, `+${text}`)
        if (first.success) expect(v.parse(phoneSchema, first.output)).toBe(first.output)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a number joined from dial code and national part', () => {
  test.each([
    ['+44', '07700 900123', '+447700900123'],
    ['44', '7700900123', '+447700900123'],
    ['0044', '007700900123', '+447700900123'],
    ['+1-684', '(0) 733.1234', '+16847331234'],
    ['+225', '07 01 02 03 04', '+2250701020304'],
    ['+966', '٠٥٠ ١٢٣ ٤٥٦٧', '+966501234567'],
    ['+44', '+44 7700 900123', '+447700900123'],
    ['+44', '\u202A+1 202 555 0123\u202C', '+12025550123'],
    ['+44', '', '+44'],
    ['+44', '000', '+44'],
    ['+', '7443269918', '7443269918'],
    ['', '07443269918', '07443269918'],
    ['+', '+447443269918', '+447443269918'],
  ])('%s and %s is %s', (dialCode, national, joined) => {
    expect(joinPhone(dialCode, national)).toBe(joined)
  })

  test('never has a zero after the dial code', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^0{0,5}[1-9]\d{6,9}$/), (national) => {
        expect(joinPhone('+351', national)).toBe(`+351${Number(national)}`)
      }),
    )
  })
})

test('digits of any keyboard become ASCII, and all else stays', () => {
  expect(asciiDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ０１２３４５６７８９ 0189 ab³')).toBe(
    '0123456789 0123456789 0123456789 0189 ab³',
  )
})
