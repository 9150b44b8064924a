import { expect, test } from 'vitest'
import { ourAmount, stripeAmount } from './amounts.ts'

test.each([
  ['USD', 1099, 1099],
  ['JPY', 500, 500],
  ['HUF', 1000, 1000],
  ['ISK', 5, 500],
  ['UGX', 5, 500],
  ['MGA', 500, 5],
  ['KWD', 5120, 5120],
])('%s: %i of our smallest units are %i of Stripe’s', (currency, ours, stripes) => {
  expect(stripeAmount(ours, currency)).toBe(stripes)
  expect(ourAmount(stripes, currency)).toBe(ours)
})

test.each([
  ['KWD', 5124],
  ['MGA', 501],
])('%s: %i is no amount that a card can pay', (currency, ours) => {
  expect(() => stripeAmount(ours, currency)).toThrow(currency)
})
