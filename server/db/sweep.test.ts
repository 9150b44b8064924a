import { expect, test } from 'vitest'
import { sweepAll } from './sweep.ts'

test.each([
  [0, [3]],
  [2, [3]],
  [3, [3, 3]],
  [7, [3, 3, 3]],
])('of %i rows all are swept, at most three at once', async (rows, portions) => {
  let left = rows
  const asked: number[] = []
  const drop = async (most: number) => {
    asked.push(most)
    const dropped = Math.min(left, most)
    left -= dropped
    return dropped
  }
  expect(await sweepAll(drop, 3)).toBe(rows)
  expect([left, asked]).toEqual([0, portions])
})
