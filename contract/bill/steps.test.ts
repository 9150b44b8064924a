import { expect, test } from 'vitest'
import { minor } from '../money.ts'
import { take } from './steps.ts'

test.each([
  [{}, 1000],
  [{ rate: 12.5 }, 125],
  [{ rate: 150 }, 1000],
  [{ rate: 150, cap: minor(3000) }, 1000],
  [{ rate: 0 }, 0],
  [{ cap: minor(300) }, 300],
  [{ cap: minor(3000) }, 1000],
  [{ rate: 50, cap: minor(300) }, 300],
  [{ rate: 20, cap: minor(300) }, 200],
])('%o take of 1000 %i, never more than there is', (terms, amount) => {
  expect(take(minor(1000), terms)).toBe(amount)
})
