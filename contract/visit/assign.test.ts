import { describe, expect, test } from 'vitest'
import { assign, type Share } from './assign.ts'

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
