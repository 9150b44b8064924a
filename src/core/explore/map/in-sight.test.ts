import { describe, expect, test } from 'vitest'
import type { MapPoint } from '#contract/calls/explore.ts'
import { pointsInSight, withMargin } from './in-sight.ts'

const points: MapPoint[] = [
  ['far', 38.75, -9.1, 5, 4.9, 300],
  ['near', 38.701, -9.1, 30, 4.1, null],
  ['free', 38.72, -9.1, 0, 4.5, 100],
  ['unpriced', 38.71, -9.1, null, 4.5, 200],
  ['outside', 39, -9.1, 1, 5, null],
]
const look = {
  bounds: { south: 38.6, west: -9.2, north: 38.8, east: -9 },
  centre: { latitude: 38.7, longitude: -9.1 },
  zoom: 12,
}
const order = (sortBy: Parameters<typeof pointsInSight>[2]) =>
  pointsInSight(points, look, sortBy).map((it) => it.slug)

describe('what a map shows, as a list', () => {
  test('is what lies within it, in the order that is wanted', () => {
    expect(order('distance-near')).toEqual(['near', 'unpriced', 'free', 'far'])
    expect(order('price-low')).toEqual(['free', 'far', 'near', 'unpriced'])
    expect(order('price-high')).toEqual(['near', 'far', 'free', 'unpriced'])
    expect(order('top-rated')).toEqual(['far', 'unpriced', 'free', 'near'])
    expect(order('popular')).toEqual(order('distance-near'))
    expect(order('soonest')).toEqual(['free', 'unpriced', 'far', 'near'])
  })

  test('says how far each is from the middle', () => {
    expect(pointsInSight(points, look, 'distance-near')[0]?.kilometres).toBeCloseTo(0.111, 3)
  })

  test('goes on beyond the 180th meridian', () => {
    const across = {
      bounds: { south: -1, west: 179, north: 1, east: -179 },
      centre: { latitude: 0, longitude: 180 },
      zoom: 8,
    }
    const there: MapPoint[] = [
      ['west of it', 0, 179.5, 1, 5, null],
      ['east of it', 0, -179.8, 1, 5, null],
      ['elsewhere', 0, 0, 1, 5, null],
    ]
    expect(pointsInSight(there, across, 'distance-near').map((it) => it.slug)).toEqual([
      'east of it',
      'west of it',
    ])
  })
})

describe('a view with what reaches into it', () => {
  test('is a little wider and higher', () => {
    const { south, west, north, east } = withMargin({ south: 38, west: -10, north: 39, east: -8 })
    expect([south, west, north, east].map((it) => Math.round(it * 100) / 100)).toEqual([
      37.9, -10.2, 39.1, -7.8,
    ])
  })

  test('goes on beyond the date line, and ends at the poles', () => {
    expect(withMargin({ south: -89.9, west: 170, north: 89.9, east: 180 })).toEqual({
      south: -90,
      west: 169,
      north: 90,
      east: -179,
    })
    expect(withMargin({ south: 0, west: 179, north: 1, east: -179 })).toMatchObject({
      west: expect.closeTo(178.8),
      east: expect.closeTo(-178.8),
    })
  })

  test('is the whole earth at most', () => {
    const whole = { south: -90, west: -180, north: 90, east: 180 }
    expect(withMargin(whole)).toEqual(whole)
    expect(withMargin({ ...whole, west: -170, east: 170 })).toEqual(whole)
  })
})
