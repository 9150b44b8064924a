import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockMs, clockText } from '../clock.ts'
import type { HandoverPlace } from '../entities/handover.ts'
import { minor } from '../money.ts'
import { nearestPoint, type Places, planHandover, problemOf, windowsAt } from './plan.ts'
import { type HandoverRules, readWeek } from './rules.ts'
import { windowsOn } from './windows.ts'

const everyDay = (...spans: { open: string; close: string }[]) =>
  readWeek(Array.from({ length: 7 }, () => spans))
const at = { latitude: 38.6, longitude: -31.2 }
const quay: HandoverPlace = { point_id: 1 }
const station: HandoverPlace = { point_id: 2 }
/** About so many metres to the north. */
const away = (metres: number): HandoverPlace => ({
  address: 'Weir Lane 1',
  ...{ latitude: at.latitude + metres / 111_319, longitude: at.longitude },
})

const rules: HandoverRules = {
  at,
  points: [
    { ...{ id: 1, ...at }, week: everyDay({ open: '09:00', close: '18:00' }), fee: minor(0) },
    {
      ...{ id: 2, latitude: 38.61, longitude: -31.2 },
      week: everyDay({ open: '08:00', close: '20:00' }),
      fee: minor(300),
    },
  ],
  ...{ brings: true, fetches: true, comes: false, turnaroundMinutes: 0, radius: 5000, freeDistance: 1000 },
  ...{ baseFee: minor(500), kmFee: minor(150), oneWayFee: minor(1000) },
  ...{ leadMinutes: 120, windowMinutes: 60, week: everyDay({ open: '10:00', close: '16:00' }) },
}
const now = '2026-06-01 09:20'
const stay = { start: '2026-06-03 10:00', end: '2026-06-05 12:00' }
const plan = (
  places: Places,
  { from = rules, ...times }: { from?: HandoverRules; start?: string; end?: string } = {},
) => planHandover(from, places, { ...stay, ...times }, now)
const both = (place: HandoverPlace): Places => ({ pickup: place, drop: place })

describe('what a handover costs', () => {
  test.each<[string, Places, number, number]>([
    ['at a point without a fee', both(quay), 0, 0],
    ['at one with a fee, each time', both(station), 300, 300],
    ['at one point and back at another', { pickup: quay, drop: station }, 0, 1300],
    ['at an address within the free distance', both(away(900)), 500, 500],
    ['at an address, each kilometre begun beyond it', both(away(2100)), 800, 800],
    ['at an address, back at a point', { pickup: away(2100), drop: quay }, 800, 0],
  ])('%s', (_, places, pickup, drop) => {
    const { legs, total } = plan(places)
    expect([...legs.map((it) => it.fee), total]).toEqual([pickup, drop, pickup + drop])
    expect(problemOf(plan(places))).toBeUndefined()
  })

  test('by distance never falls, and rises by one fee for a kilometre at most', () => {
    const metres = fc.integer({ min: 0, max: 5000 })
    fc.assert(
      fc.property(metres, metres, (one, other) => {
        const [near, far] = [one, other].sort((a, b) => a - b) as [number, number]
        const feeAt = (it: number) => plan(both(away(it))).legs[0].fee
        const more = feeAt(far) - feeAt(near)
        expect(more).toBeGreaterThanOrEqual(0)
        expect(more).toBeLessThanOrEqual(rules.kmFee * Math.ceil((far - near + 2) / 1000))
      }),
    )
  })
})

describe('a handover that cannot be', () => {
  test.each<[string, Places, object, string, string]>([
    ['at an unknown point', both({ point_id: 9 }), {}, 'no_such_point', 'pickup'],
    ['at an address too far away', both(away(5100)), {}, 'outside', 'pickup'],
    [
      'fetched where nobody does',
      { pickup: quay, drop: away(900) },
      { from: { ...rules, fetches: false } },
      'not_offered',
      'drop',
    ],
    [
      'brought where nobody does',
      both(away(900)),
      { from: { ...rules, brings: false } },
      'not_offered',
      'pickup',
    ],
    ['before anybody is there', both(quay), { start: '2026-06-03 08:00' }, 'closed', 'pickup'],
    ['in a window that outlasts the hours', both(quay), { start: '2026-06-03 18:00' }, 'closed', 'pickup'],
    ['back in a window that begins too early', both(quay), { end: '2026-06-05 09:00' }, 'closed', 'drop'],
    [
      'at an address at other hours than a point',
      both(away(900)),
      { start: '2026-06-03 09:00' },
      'closed',
      'pickup',
    ],
    ['at once', both(quay), { start: '2026-06-01 11:00' }, 'too_early', 'pickup'],
  ])('%s', (_, places, more, problem, leg) => {
    expect(problemOf(plan(places, more))).toMatchObject({ problem, leg })
  })

  test('is none from the lead on, nor in the last window of the day', () => {
    expect(problemOf(plan(both(quay), { start: '2026-06-01 12:00' }))).toBeUndefined()
    expect(
      problemOf(plan(both(quay), { start: '2026-06-03 17:00', end: '2026-06-05 18:00' })),
    ).toBeUndefined()
  })
})

describe('the windows of a day', () => {
  test.each<[string, { open: string; close: string }[], number, string[]]>([
    ['of an hour', [{ open: '09:00', close: '12:00' }], 60, ['09:00', '10:00', '11:00']],
    ['of two hours, from each full hour', [{ open: '09:30', close: '13:00' }], 120, ['10:00', '11:00']],
    [
      'around a break',
      [
        { open: '09:00', close: '10:00' },
        { open: '14:00', close: '15:30' },
      ],
      60,
      ['09:00', '14:00'],
    ],
    [
      'past midnight, also from the day before',
      [{ open: '22:00', close: '02:00' }],
      60,
      ['00:00', '01:00', '22:00', '23:00'],
    ],
    ['of a closed day', [], 60, []],
  ])('%s', (_, spans, minutes, starts) => {
    const found = windowsOn(everyDay(...spans), '2026-06-03', minutes)
    expect(found.map((it) => it.start.slice(11))).toEqual(starts)
  })

  test('are exactly those in which it can be', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 23 }),
        fc.constantFrom(quay, station, away(900)),
        (hour, place) => {
          const start = `2026-06-03 ${String(hour).padStart(2, '0')}:00`
          const isListed = windowsAt(rules, place, '2026-06-03').some((it) => it.start === start)
          expect(problemOf(plan({ pickup: place, drop: quay }, { start })) === undefined).toBe(isListed)
          const end = clockText(clockMs(start) + 3_600_000)
          const isReturn = problemOf(plan({ pickup: quay, drop: place }, { start: '2026-06-01 17:00', end }))
          expect(isReturn === undefined).toBe(isListed)
        },
      ),
    )
  })
})

test('the nearest point is named with its distance', () => {
  expect(nearestPoint(rules, { latitude: 38.62, longitude: -31.2 })).toMatchObject({
    point: { id: 2 },
    distance: 1113,
  })
  expect(nearestPoint({ ...rules, points: [] }, at)).toBeUndefined()
})
