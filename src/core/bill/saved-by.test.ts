import { expect, test } from 'vitest'
import { savedBy } from './saved-by.ts'

test('a coupon saves what it takes off, a gift card nothing', () => {
  const coupon = { code: 'coupon', amount: 12, of: 120 }
  const card = { code: 'gift_card', amount: 25, of: 108 }
  expect(savedBy([coupon, card])).toBe(12)
  expect(savedBy([card])).toBe(0)
})
