import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockMs, clockText } from '#contract/clock.ts'
import { stayProblem } from '#contract/rental/stay.ts'
import { type Chosen, canChoose, choose, hoursFor, type Known, stateOf, withStart } from './free-times.ts'

const HOUR_MS = 3_600_000
const now = '2026-06-01 09:20'
const span = (from: string, until: string) => ({ from: clockMs(from), until: clockMs(until) })
const knowing = (...taken: Known['taken'][number][]): Known => ({ zone: 'Europe/Berlin', now, taken })

describe('a day', () => {
  const known = knowing(
    span('2026-06-10 00:00', '2026-06-12 00:00'),
    span('2026-06-20 10:00', '2026-06-22 18:00'),
  )

  test.each([
    ['2026-05-31', 'past'],
    ['2026-06-01', 'free'],
    ['2026-06-09', 'free'],
    ['2026-06-10', 'taken'],
    ['2026-06-12', 'free'],
    ['2026-06-20', 'part'],
    ['2026-06-21', 'taken'],
    ['2028-06-10', 'past'],
  ])('%s is %s', (day, state) => {
    expect(stateOf(day, known)).toBe(state)
  })

  test('begins when what is taken has ended, and ends by when something begins', () => {
    expect(hoursFor('2026-06-22', known)[0]?.time).toBe('2026-06-22 18:00')
    expect(hoursFor('2026-06-10', known, '2026-06-08 10:00').map((it) => it.time)).toEqual([
      '2026-06-10 00:00',
    ])
    expect(hoursFor('2026-06-20', known, '2026-06-18 10:00').at(-1)?.time).toBe('2026-06-20 10:00')
    expect(hoursFor('2026-06-23', known, '2026-06-18 10:00')).toEqual([])
  })

  test('on which the clock there changes has no skipped hour, and a doubled one twice', () => {
    const spring = { ...knowing(), now: '2027-03-01 09:20' }
    expect(hoursFor('2027-03-28', spring).map((it) => it.time)).not.toContain('2027-03-28 02:00')
    expect(hoursFor('2027-03-28', spring)).toHaveLength(23)
    expect(
      hoursFor('2026-10-25', knowing()).filter((it) => it.time.startsWith('2026-10-25 02')),
    ).toHaveLength(2)
  })
})

describe('choosing', () => {
  test('begins, ends at the same hour, and begins anew', () => {
    const known = knowing()
    const begun = choose('2026-06-10', {}, known)
    expect(begun).toEqual({ start: '2026-06-10 10:00' })
    const whole = choose('2026-06-12', begun, known)
    expect(whole).toEqual({ start: '2026-06-10 10:00', end: '2026-06-12 10:00' })
    expect(choose('2026-06-11', whole, known)).toEqual({ start: '2026-06-11 10:00' })
    expect(choose('2026-06-05', begun, known)).toEqual({ start: '2026-06-05 10:00' })
  })

  test('does not lead over what is taken', () => {
    const known = knowing(span('2026-06-11 08:00', '2026-06-12 08:00'))
    const begun = choose('2026-06-10', {}, known)
    expect(choose('2026-06-14', begun, known)).toEqual({ start: '2026-06-14 10:00' })
    expect(choose('2026-06-11', begun, known)).toEqual({ start: '2026-06-10 10:00', end: '2026-06-11 08:00' })
  })

  test('another hour keeps the end where that can be', () => {
    const known = knowing()
    const whole = { start: '2026-06-10 10:00', end: '2026-06-10 14:00' }
    expect(withStart('2026-06-10 12:00', whole, known).end).toBe('2026-06-10 14:00')
    expect(withStart('2026-06-10 16:00', whole, known).end).toBe('2026-06-10 17:00')
  })

  test('whatever one taps, what is chosen can be had, and a day that can be tapped chooses something', () => {
    const hour = fc.integer({ min: 0, max: 60 * 24 })
    const taken = fc.array(
      fc.tuple(hour, fc.integer({ min: 1, max: 200 })).map(([from, hours]) => {
        const start = clockMs('2026-06-01 00:00') + from * HOUR_MS
        return { from: start, until: start + hours * HOUR_MS }
      }),
      { maxLength: 6 },
    )
    const day = fc
      .integer({ min: -3, max: 70 })
      .map((it) => clockText(clockMs('2026-06-01 00:00') + it * 24 * HOUR_MS).slice(0, 10))
    fc.assert(
      fc.property(taken, fc.array(day, { minLength: 1, maxLength: 8 }), (spans, taps) => {
        const known = knowing(...spans)
        let chosen: Chosen = {}
        for (const it of taps) {
          const next = choose(it, chosen, known)
          if (canChoose(it, chosen, known))
            expect([next.start, next.end].some((at) => at?.startsWith(it))).toBe(true)
          else expect(next).toEqual({ start: chosen.start })
          chosen = next
          const { start, end } = chosen
          if (start === undefined || end === undefined) continue
          expect(stayProblem({ start, end }, now)).toBeUndefined()
          const [from, until] = [clockMs(start), clockMs(end)]
          expect(spans.every((one) => one.until <= from || one.from >= until)).toBe(true)
        }
      }),
    )
  })
})
