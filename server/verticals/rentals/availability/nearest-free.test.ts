import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestFree } from './nearest-free.ts'

const HOUR = 3_600_000
const span = (from: number, until: number) => ({ from: from * HOUR, until: until * HOUR })
const within = span(0, 100)
const inHours = (found: readonly { from: number; until: number }[]) =>
  found.map((it) => [it.from / HOUR, it.until / HOUR])

test.each([
  [
    'right behind what is taken, or right before it',
    span(20, 30),
    [span(18, 32)],
    [
      [32, 42],
      [8, 18],
    ],
  ],
  [
    'the nearer one first',
    span(20, 30),
    [span(25, 45)],
    [
      [15, 25],
      [45, 55],
    ],
  ],
  [
    'over gaps that are too short',
    span(20, 30),
    [span(15, 25), span(30, 40)],
    [
      [5, 15],
      [40, 50],
    ],
  ],
  ['nothing before the earliest', span(2, 12), [span(5, 20)], [[20, 30]]],
  ['nothing behind the latest', span(88, 98), [span(90, 95)], [[80, 90]]],
  ['nothing at all', span(40, 50), [span(0, 100)], []],
])('%s', (_, asked, taken, found) => {
  expect(inHours(nearestFree(asked, taken, within))).toEqual(found)
})

test('what ends at a minute is free from the next hour', () => {
  const taken = [{ from: 18.5 * HOUR, until: 32.5 * HOUR }]
  expect(inHours(nearestFree(span(20, 30), taken, within))).toEqual([
    [8, 18],
    [33, 43],
  ])
})

test('what is found is free, of the asked length, and within', () => {
  const spans = fc.array(fc.tuple(fc.nat(99), fc.integer({ min: 1, max: 20 })), { maxLength: 8 })
  fc.assert(
    fc.property(spans, fc.nat(80), fc.integer({ min: 1, max: 19 }), (made, from, length) => {
      const taken = made.map(([at, long]) => span(at, at + long)).sort((a, b) => a.from - b.from)
      for (const it of nearestFree(span(from, from + length), taken, within)) {
        expect(it.until - it.from).toBe(length * HOUR)
        expect(it.from >= within.from && it.until <= within.until).toBe(true)
        expect(taken.filter((other) => other.from < it.until && other.until > it.from)).toEqual([])
      }
    }),
  )
})
