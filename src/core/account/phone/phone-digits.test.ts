import { expect, test } from 'vitest'
import { phoneDigits, positionAfterDigits } from './phone-digits.ts'

test.each([
  ['912 345-678', '912345678'],
  ['(0) 20 7946', '0207946'],
  ['٠١٢٣٤٥', '012345'],
  ['12345678901234', '1234567890'],
  ['012345678901', '01234567890'],
  ['0000012', '00012'],
  ['\u202a+44 7700 900123\u202c', '+447700900123'],
  ['＋351 912', '+351912'],
  ['+1234567890123456789', '+123456789012345'],
  ['call me', ''],
])('“%s” is %s', (typed, digits) => {
  expect(phoneDigits(typed, 10)).toBe(digits)
})

test.each([
  ['7700 900', 0, 0],
  ['7700 900', 4, 4],
  ['7700 900', 5, 6],
  ['(201) 555', 1, 2],
  ['(201) 555', 9, 9],
])('in “%s” after %i digits is place %i', (text, count, place) => {
  expect(positionAfterDigits(text, count)).toBe(place)
})
