import { describe, expect, test } from 'vitest'
import { byPartOfDay, endOf, overlapOf } from './slot.ts'

describe('the times of a day', () => {
  test('stand under the part of the day that the clock at the place shows', () => {
    const starts = [
      '2026-06-01T10:55:00Z',
      '2026-06-01T11:00:00Z',
      '2026-06-01T15:59:00Z',
      '2026-06-01T16:00:00Z',
    ]
    expect(byPartOfDay(starts, 'Europe/Lisbon')).toEqual([
      { part: 'morning', starts: starts.slice(0, 1) },
      { part: 'afternoon', starts: starts.slice(1, 3) },
      { part: 'evening', starts: starts.slice(3) },
    ])
  })

  test('leave out a part that has none', () => {
    expect(byPartOfDay(['2026-06-01T18:00:00Z'], 'UTC')).toEqual([
      { part: 'evening', starts: ['2026-06-01T18:00:00Z'] },
    ])
  })
})

describe('what one has booked oneself', () => {
  const own = [{ title: 'Brass', start: '2026-06-01T18:00:00Z', end: '2026-06-01T20:00:00Z' }]

  test('is told of a time that goes on into it, and not of one that ends as it begins', () => {
    expect(overlapOf('2026-06-01T17:30:00Z', 31, own)?.title).toBe('Brass')
    expect(overlapOf('2026-06-01T17:30:00Z', 30, own)).toBeUndefined()
    expect(overlapOf('2026-06-01T20:00:00Z', 30, own)).toBeUndefined()
  })
})

test('ends so many minutes later', () => {
  expect(endOf('2026-06-01T17:30:00Z', 75)).toBe('2026-06-01T18:45:00.000Z')
})
