import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minor } from '../money.ts'
import type { Span } from '../place/spans.ts'
import { assign, occupancyOf, unitsAt } from './assign.ts'
import { has } from './bits.ts'
import { GRAIN, pieceOf } from './grain.ts'
import { buffersOf, type Plan, planOf, stayOf, workOf } from './plan.ts'
import { problemOf } from './problem.ts'
import { type Agenda, minutesOf, startsOf } from './starts.ts'

const PEOPLE = [1, 2, 3]
/** How many there are of each kind of resource, whose id is their place here. */
const UNITS = { chair: 2, room: 1 } as const
const KINDS = Object.keys(UNITS)
const FROM = 29_000_000 // a multiple of the grain
const LONG = 600

const fives = (min: number, max: number) => fc.integer({ min: min / 5, max: max / 5 }).map((it) => it * 5)
const spans = (most: number) =>
  fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: LONG }), fc.integer({ min: 1, max: 200 }))
      .map(([from, length]): Span => [FROM + from, FROM + Math.min(LONG, from + length)]),
    { maxLength: most },
  )

const service = fc
  .record({
    minutes: fives(5, 90),
    gapAt: fives(0, 40),
    gapMinutes: fc.oneof(fc.constant(0), fives(5, 40)),
    before: fc.oneof(fc.constant(0), fives(5, 15)),
    after: fc.oneof(fc.constant(0), fives(5, 15)),
    people: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom(...PEOPLE),
        minutes: fc.option(fives(5, 90)),
        price: fc.constant(null),
      }),
      { selector: (it) => it.id, minLength: 1 },
    ),
    addons: fc.array(fives(0, 20), { maxLength: 2 }),
    needs: fc.subarray([...KINDS]),
    by: fc.option(fc.integer({ min: 0, max: 2 })),
  })
  .filter(({ minutes, people, by }) => by !== null || people.some((it) => (it.minutes ?? minutes) <= minutes))

const plan = fc.array(service, { minLength: 1, maxLength: 3 }).map((all): Plan => {
  const services = all.map(({ by: _, addons, ...it }, at) => ({
    ...{ ...it, id: at + 1, price: minor(100) },
    addons: addons.map((minutes, no) => ({ id: no + 1, minutes, price: minor(10) })),
  }))
  const wanted = all.map(({ by, people, addons }, at) => ({
    id: at + 1,
    professional_id: by === null ? null : (people[by % people.length]?.id ?? null),
    addons: addons.map((_, no) => no + 1),
  }))
  const made = planOf(services, wanted)
  if ('problem' in made) throw new Error(made.problem)
  return made
})

const agenda = fc
  .record({
    open: spans(3),
    step: fc.constantFrom(5, 15, 30),
    edges: fc.tuple(fc.integer({ min: 0, max: LONG }), fc.integer({ min: 0, max: LONG })),
    taken: fc.tuple(
      ...Object.values(UNITS).map((it) => fc.array(spans(3), { minLength: it, maxLength: it })),
    ),
    calendars: fc.tuple(...PEOPLE.map(() => fc.record({ works: spans(3), busy: spans(4) }))),
  })
  .map(({ open, step, edges, calendars, taken }): Agenda => {
    const [from, until] = edges.toSorted((a, b) => a - b)
    return {
      frame: { from: FROM, until: FROM + LONG },
      ...{ open, step, from: FROM + (from ?? 0), until: FROM + (until ?? 0) },
      people: new Map(PEOPLE.map((id, at) => [id, calendars[at] ?? { works: [], busy: [] }])),
      units: new Map(
        KINDS.map((kind, at) => [
          kind,
          (taken[at] ?? []).map((busy, no) => ({ resource_id: at, unit: no + 1, busy })),
        ]),
      ),
    }
  })

const isIn = (spans: readonly Span[], minute: number) =>
  spans.some(([from, until]) => from <= minute && minute < until)
const every = (start: number, [from, until]: Span, holds: (minute: number) => boolean) =>
  Array.from({ length: until - from }, (_, at) => start + from + at).every(holds)
const isInside = ({ frame }: Agenda, minute: number) => minute >= frame.from && minute < frame.until

/**
 * Who could do each line of a visit that began then, minute by minute; undefined: it could not begin. Then a unit of
 * each kind that a line needs would be free for it as well.
 */
function naive(plan: Plan, agenda: Agenda, start: number): number[][] | undefined {
  const isOnGrid = agenda.open.some(([from, until]) => {
    const first = Math.ceil(from / GRAIN) * GRAIN
    return start >= first && start < until && (start - first) % agenda.step === 0
  })
  if (!isOnGrid || start < agenda.from || start >= agenda.until) return undefined
  if (!every(start, [0, plan.minutes], (it) => isInside(agenda, it) && isIn(agenda.open, it)))
    return undefined
  const hasUnits = plan.lines.every((line) =>
    line.service.needs.every((kind) =>
      agenda.units
        .get(kind)
        ?.some(({ busy }) =>
          stayOf(line).every((span) => every(start, span, (it) => isInside(agenda, it) && !isIn(busy, it))),
        ),
    ),
  )
  if (!hasUnits) return undefined
  return plan.lines.map((line) =>
    line.candidates.filter((id) => {
      const { works, busy } = agenda.people.get(id) ?? { works: [], busy: [] }
      const isIdle = (it: number) => isInside(agenda, it) && !isIn(busy, it)
      const works_ = workOf(line).every((span) => every(start, span, (it) => isIdle(it) && isIn(works, it)))
      return works_ && buffersOf(line).every((span) => every(start, span, isIdle))
    }),
  )
}

test('a visit can begin when, minute by minute, somebody can do each line of it, and there is all it needs', () => {
  fc.assert(
    fc.property(plan, agenda, (plan, agenda) => {
      const { frame } = agenda
      const starts = startsOf(plan, agenda)
      const found: number[] = []
      const split: number[] = []
      for (let at = frame.from; at < frame.until; at += GRAIN) {
        const able = naive(plan, agenda, at)
        if (!able?.every((ids) => ids.length > 0)) continue
        found.push(at)
        if (!PEOPLE.some((id) => able.every((ids) => ids.includes(id)))) split.push(at)
      }
      expect(minutesOf(frame, starts.all)).toEqual(found)
      expect(minutesOf(frame, starts.split)).toEqual(split)
    }),
    { numRuns: 1_000 },
  )
})

test('what is assigned lies in nobody’s way, and a time has a problem unless the visit can begin then', () => {
  fc.assert(
    fc.property(plan, agenda, fc.integer({ min: 0, max: LONG - 1 }), (plan, agenda, minute) => {
      const { frame } = agenda
      const starts = startsOf(plan, agenda)
      const at = FROM + minute
      const isStart = minutesOf(frame, starts.all).includes(at)
      expect(problemOf(starts, agenda, at) === undefined).toBe(isStart)
      for (const start of minutesOf(frame, starts.all)) {
        const able = starts.able.map((people) =>
          [...people].filter(([, bits]) => has(bits, pieceOf(frame, start))).map(([id]) => id),
        )
        const people = assign(able, () => ({ load: 0, lastAny: 0 }))
        const units = unitsAt(plan, agenda, starts, start)
        expect(units.map((it) => it.length)).toEqual(plan.lines.map((it) => it.service.needs.length))
        for (const taken of occupancyOf(plan, { people, units }, start)) {
          const theirs =
            taken.professional_id === null
              ? [...agenda.units.values()]
                  .flat()
                  .find((it) => it.resource_id === taken.resource_id && it.unit === taken.unit)
              : agenda.people.get(taken.professional_id)
          for (const [from, until] of theirs?.busy ?? [])
            expect(taken.until_min <= from || taken.from_min >= until).toBe(true)
        }
      }
    }),
    { numRuns: 300 },
  )
})
