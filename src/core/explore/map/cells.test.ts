import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type Bounds, boundsSchema } from '#contract/explore/bounds.ts'
import { cellsOf } from './cells.ts'

const view = fc
  .record({
    latitude: fc.double({ min: -80, max: 80, noNaN: true }),
    longitude: fc.double({ min: -180, max: 179.999, noNaN: true }),
    zoom: fc.integer({ min: 4, max: 18 }),
  })
  .map(({ latitude, longitude, zoom }) => {
    // A large screen, 1,600 by 1,000 pixels.
    const width = (1_600 / 256 / 2 ** zoom) * 360
    const height = width * 0.625 * Math.cos((latitude * Math.PI) / 180)
    const wrap = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180
    const bounds: Bounds = {
      south: Math.max(-90, latitude - height / 2),
      north: Math.min(90, latitude + height / 2),
      west: wrap(longitude - width / 2),
      east: wrap(longitude + width / 2),
    }
    return { bounds, zoom, middle: { latitude, longitude } }
  })

const holds = ({ south, north, west, east }: Bounds, latitude: number, longitude: number) =>
  latitude >= south - 1e-5 && latitude <= north + 1e-5 && longitude >= west - 1e-5 && longitude <= east + 1e-5

describe('the cells of a view', () => {
  test('cover its middle and its corners', () => {
    fc.assert(
      fc.property(view, ({ bounds, zoom, middle }) => {
        const cells = cellsOf(bounds, zoom)
        const points = [
          [middle.latitude, middle.longitude],
          [bounds.south, bounds.west],
          [bounds.north, bounds.east],
        ] as const
        for (const [latitude, longitude] of points)
          expect(cells.some((cell) => holds(cell, latitude, longitude))).toBe(true)
      }),
    )
  })

  test('are few, are what the server understands, and none is there twice', () => {
    fc.assert(
      fc.property(view, ({ bounds, zoom }) => {
        const cells = cellsOf(bounds, zoom)
        expect(cells.length).toBeLessThanOrEqual(24)
        expect(cells.every((it) => v.is(boundsSchema, it))).toBe(true)
        expect(new Set(cells.map((it) => JSON.stringify(it))).size).toBe(cells.length)
      }),
    )
  })

  test('stay the same while one looks around in a street', () => {
    const street = { south: 38.71, north: 38.72, west: -9.15, east: -9.13 }
    const moved = { south: 38.712, north: 38.722, west: -9.148, east: -9.128 }
    expect(cellsOf(moved, 16)).toEqual(cellsOf(street, 17))
  })
})
