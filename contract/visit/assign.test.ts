import { describe, expect, test } from 'vitest'
import { minor } from '../money.ts'
import { assign, occupancyOf, type Share, unitsAt } from './assign.ts'
import { planOf } from './plan.ts'
import { type Agenda, startsOf } from './starts.ts'

const shares = (all: Record<number, Partial<Share>>) => (id: number) => ({ load: 0, lastAny: 0, ...all[id] })

describe('who does a visit', () => {
  test.each<[string, number[][], Record<number, Partial<Share>>, number[]]>([
    ['has least to do that day', [[1, 2, 3]], { 1: { load: 0.5 }, 2: { load: 0.2 }, 3: { load: 0.4 } }, [2]],
    [
      'waited longest, where they have as much to do',
      [[1, 2]],
      { 1: { lastAny: 9 }, 2: { lastAny: 3 } },
      [2],
    ],
    ['never had one', [[1, 2]], { 1: { lastAny: 9 } }, [2]],
    ['was there first, where all else is the same', [[2, 1]], {}, [1]],
    ['does all of it, however much they have', [[1, 2], [2]], { 2: { load: 0.9 } }, [2, 2]],
    ['does as much in a row as can be', [[1, 2], [1, 2], [1], [3]], { 1: { load: 0.9 } }, [1, 1, 1, 3]],
    ['is who was asked for, and stays', [[3], [1, 3]], { 3: { load: 0.9 } }, [3, 3]],
  ])('%s', (_, able, of, people) => {
    expect(assign(able, shares(of))).toEqual(people)
  })

  test('gets as many as the others, over a day', () => {
    const counts = new Map([1, 2, 3, 4].map((id) => [id, { load: 0, lastAny: 0 }]))
    for (let visit = 1; visit <= 40; visit++) {
      const [id = 0] = assign([[1, 2, 3, 4]], (id) => counts.get(id) ?? { load: 0, lastAny: 0 })
      counts.set(id, { load: (counts.get(id)?.load ?? 0) + 0.05, lastAny: visit })
    }
    expect([...counts.values()].map((it) => it.load.toFixed(2))).toEqual(['0.50', '0.50', '0.50', '0.50'])
  })
})

describe('what a visit needs besides people', () => {
  const service = { minutes: 30, price: minor(1), gapAt: 10, gapMinutes: 10, before: 5, after: 5, addons: [] }
  const people = [{ id: 1, minutes: null, price: null }]
  const busy = (from: number, until: number) => [[from, until] as const]
  /** The units of three lines in a chair, the second of them beside a basin, from the 60th minute on. */
  function unitsOf(...chairs: (readonly (readonly [number, number])[])[]) {
    const plan = planOf(
      [1, 2, 3].map((id) => ({ ...service, id, people, needs: id === 2 ? ['chair', 'basin'] : ['chair'] })),
      [1, 2, 3].map((id) => ({ id, professional_id: null, addons: [] })),
    )
    if ('problem' in plan) throw new Error(plan.problem)
    const agenda: Agenda = {
      ...{ frame: { from: 0, until: 300 }, open: [[0, 300]], step: 5, from: 0, until: 300 },
      people: new Map([[1, { works: [[0, 300]], busy: [] }]]),
      units: new Map([
        ['chair', chairs.map((busy, at) => ({ resource_id: 7, unit: at + 1, busy }))],
        ['basin', [{ resource_id: 8, unit: 1, busy: [] }]],
      ]),
    }
    const units = unitsAt(plan, agenda, startsOf(plan, agenda), 60)
    const taken = occupancyOf(plan, { people: [1, 1, 1], units }, 60)
    return taken
      .filter((it) => it.resource_id !== null)
      .map((it) => `${it.resource_id}.${it.unit} ${it.from_min}-${it.until_min}`)
  }

  test('is the lowest unit that is free, for all of it, pauses and clearing up included', () => {
    expect(unitsOf([], [])).toEqual(['7.1 55-155', '8.1 85-125'])
    expect(unitsOf(busy(70, 75), [])).toEqual(['7.2 55-155', '8.1 85-125'])
  })

  test('is changed as seldom as can be', () => {
    expect(unitsOf(busy(130, 140), busy(110, 115), busy(60, 65))).toEqual([
      ...['7.1 55-125', '8.1 85-125', '7.2 115-155'],
    ])
  })
})
