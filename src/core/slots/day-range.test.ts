import { expect, test } from 'vitest'
import { isWithin, monthFrom, stripFrom } from './day-range.ts'

test('of a month that has begun there is what is left of it, of a later one all', () => {
  expect(monthFrom('2026-02-20', '2026-02-10')).toEqual({ from: '2026-02-10', days: 19 })
  expect(monthFrom('2026-03-20', '2026-02-10')).toEqual({ from: '2026-03-01', days: 31 })
  expect(monthFrom('2026-12-31', '2026-02-10')).toEqual({ from: '2026-12-01', days: 31 })
})

test('a strip has two weeks', () => {
  expect(isWithin('2026-02-23', stripFrom('2026-02-10'))).toBe(true)
  expect(isWithin('2026-02-24', stripFrom('2026-02-10'))).toBe(false)
})
