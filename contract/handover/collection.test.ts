import { expect, test } from 'vitest'
import { minor } from '../money.ts'
import { planCollection, readyAt } from './collection.ts'
import { planHomeVisit } from './home-visit.ts'
import type { HandoverRules } from './rules.ts'

const week = Array.from({ length: 7 }, () => [[8 * 60, 20 * 60] as const])
const rules: HandoverRules = {
  ...{ at: { latitude: 38, longitude: -31 }, points: [], brings: true, fetches: true, comes: true, week },
  ...{ radius: 5000, freeDistance: 1000, baseFee: minor(500), kmFee: minor(100), oneWayFee: minor(900) },
  ...{ leadMinutes: 120, windowMinutes: 120, turnaroundMinutes: 0 },
}
const north = (metres: number) => ({ latitude: 38 + metres / 111_319, longitude: -31 })
const home = { address: 'Weir Lane 7', ...north(2100) }
const places = { pickup: home, drop: home }
const planned = (start: string, end: string, minutes = 240) =>
  planCollection(rules, places, { start, end }, { now: '2026-06-10 06:00', minutes })

test('a store comes as far as its reach, for its fee and that of each kilometre that is begun', () => {
  expect(planHomeVisit(rules, north(900))).toEqual({ fee: 500, distance: 900 })
  expect(planHomeVisit(rules, north(2100))).toEqual({ fee: 700, distance: 2100 })
  expect(planHomeVisit(rules, north(5000))).not.toHaveProperty('problem')
  expect(planHomeVisit(rules, north(5001))).toMatchObject({ problem: 'outside' })
  expect(planHomeVisit({ ...rules, comes: false }, home)).toMatchObject({ problem: 'not_offered' })
})

test('a thing is brought back once it is ready, which is counted from the end of when it is collected', () => {
  expect(readyAt(rules, '2026-06-10 08:00', 240)).toBe('2026-06-10 14:00')
  expect(readyAt({ ...rules, turnaroundMinutes: 1_440 }, '2026-06-10 08:00', 240)).toBe('2026-06-11 10:00')
  expect(planned('2026-06-10 08:00', '2026-06-10 16:00').legs.map((it) => it.problem)).toEqual([
    undefined,
    undefined,
  ])
  expect(planned('2026-06-10 08:00', '2026-06-10 15:00').legs[1].problem).toBe('not_ready')
  expect(planned('2026-06-10 07:00', '2026-06-10 16:00').legs[0].problem).toBe('closed')
})

test('both ways cost, and the same address is no other one', () => {
  expect(planned('2026-06-10 08:00', '2026-06-10 16:00').total).toBe(1400)
})
