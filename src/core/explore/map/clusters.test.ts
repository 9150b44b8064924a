import { describe, expect, test } from 'vitest'
import type { MapPoint } from '#contract/calls/explore.ts'
import { makeClusters } from './clusters.ts'

const town = { south: 38.6, west: -9.3, north: 38.8, east: -9 }
const points: MapPoint[] = Array.from({ length: 10_000 }, (_, at) => [
  `event-${at}`,
  38.6 + (at % 100) * 0.002,
  -9.3 + Math.floor(at / 100) * 0.003,
  at % 7 === 0 ? null : at,
  4,
  null,
])
const countOf = (marks: ReturnType<ReturnType<typeof makeClusters>>) =>
  marks.reduce((sum, it) => sum + ('count' in it ? it.count : 1), 0)

describe('the marks of a map', () => {
  test.each([4, 9, 12, 15])('at zoom %i say of every listing where it is, once', (zoom) => {
    expect(countOf(makeClusters(points)({ south: 30, west: -20, north: 45, east: 0 }, zoom))).toBe(10_000)
  })

  test('are few enough for a phone, however much there is', () => {
    expect(makeClusters(points)(town, 11).length).toBeLessThan(150)
  })

  test('fall apart where one is told to look from nearer', () => {
    const clusters = makeClusters(points)
    const cluster = clusters(town, 11).find((it) => 'count' in it)
    if (!cluster || !('count' in cluster)) throw new Error('There is no cluster.')
    expect(clusters(town, cluster.zoom).length).toBeGreaterThan(clusters(town, cluster.zoom - 1).length)
  })

  test('keep their stars and their price, and that there is none', () => {
    const alone: MapPoint[] = [
      ['a', 38.61, -9.29, 0, 4.5, null],
      ['b', 38.79, -9.01, null, 4, null],
    ]
    expect(makeClusters(alone)(town, 14)).toEqual([
      {
        slug: 'a',
        price: 0,
        rating: 4.5,
        latitude: expect.closeTo(38.61, 6),
        longitude: expect.closeTo(-9.29, 6),
      },
      {
        slug: 'b',
        price: null,
        rating: 4,
        latitude: expect.closeTo(38.79, 6),
        longitude: expect.closeTo(-9.01, 6),
      },
    ])
  })
})
