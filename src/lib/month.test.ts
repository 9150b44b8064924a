import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayByKey, daysOn, monthOf, monthsOn, weeksOf } from './month.ts'

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((it) => daysOn('2000-01-01', it))
const anyFirst = fc.integer({ min: 0, max: 6 })
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey })

describe('a month', () => {
  test('has each of its days once, in order, in weeks of seven that begin with the first day of the week', () => {
    fc.assert(
      fc.property(anyDay, anyFirst, (day, first) => {
        const weeks = weeksOf(monthOf(day), first)
        const days = weeks.flat().filter((it) => it !== null)
        expect(days[0]).toBe(`${monthOf(day)}-01`)
        expect(days.every((it, at) => at === 0 || it === daysOn(days[at - 1] ?? '', 1))).toBe(true)
        expect(monthOf(daysOn(days.at(-1) ?? '', 1))).not.toBe(monthOf(day))
        for (const week of weeks) {
          expect(week).toHaveLength(7)
          const begin = week[0]
          if (begin) expect(new Date(`${begin}T00:00:00Z`).getUTCDay()).toBe(first)
        }
      }),
    )
  })

  test('on from the last day of a longer one is its own last', () => {
    expect(monthsOn('2027-01-31', 1)).toBe('2027-02-28')
    expect(monthsOn('2028-03-31', -1)).toBe('2028-02-29')
    expect(monthsOn('2026-12-05', 1)).toBe('2027-01-05')
  })
})

describe('a key', () => {
  test('and the one against it lead back to the same day', () => {
    const pairs = [
      ['ArrowLeft', 'ArrowRight'],
      ['ArrowUp', 'ArrowDown'],
    ] as const
    fc.assert(
      fc.property(anyDay, anyFirst, fc.boolean(), (day, first, isRtl) => {
        for (const [one, other] of pairs) {
          const there = dayByKey(day, key(one), { first, isRtl }) ?? ''
          expect(dayByKey(there, key(other), { first, isRtl })).toBe(day)
        }
      }),
    )
  })

  test('leads along the line it points to: in Arabic the other way', () => {
    expect(dayByKey('2026-06-03', key('ArrowRight'), { first: 1, isRtl: false })).toBe('2026-06-04')
    expect(dayByKey('2026-06-03', key('ArrowRight'), { first: 1, isRtl: true })).toBe('2026-06-02')
  })

  test('leads to the ends of the week, and to the same day of other months and years', () => {
    const monday = { first: 1, isRtl: false }
    expect(dayByKey('2026-06-03', key('Home'), monday)).toBe('2026-06-01')
    expect(dayByKey('2026-06-03', key('End'), monday)).toBe('2026-06-07')
    expect(dayByKey('2026-06-03', key('Home'), { first: 6, isRtl: true })).toBe('2026-05-30')
    expect(dayByKey('2026-06-03', key('PageDown'), monday)).toBe('2026-07-03')
    expect(dayByKey('2026-06-03', key('PageUp', true), monday)).toBe('2025-06-03')
    expect(dayByKey('2026-06-03', key('a'), monday)).toBeUndefined()
  })
})
