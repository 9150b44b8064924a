import { expect, test } from 'vitest'
import { pauseBeforeStart } from './restart-pause.ts'

test('a worker that dies again and again is started ever more rarely', () => {
  expect([0, 1, 2, 3].map(pauseBeforeStart)).toEqual([0, 250, 500, 1_000])
  expect(pauseBeforeStart(40)).toBe(30_000)
})
