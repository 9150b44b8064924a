import { expect, test } from 'vitest'
import { tilesIn } from './area-files.ts'

const around = (latitude: number, longitude: number, degrees: number) => ({
  south: latitude - degrees,
  west: longitude - degrees,
  north: latitude + degrees,
  east: longitude + degrees,
})
const zoomsOf = (tiles: readonly string[]) => [...new Set(tiles.map((it) => it.split('/')[2]))]

test('an area has the tiles of all zooms from a town to a street', () => {
  const tiles = tilesIn(around(38.5, -31.3, 0.01), '/tiles/{z}/{x}/{y}')
  expect(zoomsOf(tiles)).toEqual(['12', '13', '14', '15', '16'])
  expect(tiles).toContain('/tiles/16/27070/25163')
})

test('of a zoom that would be too many it has none', () => {
  const tiles = tilesIn(around(60, 10, 0.08), '/tiles/{z}/{x}/{y}')
  expect(zoomsOf(tiles)).toEqual(['12', '13', '14', '15'])
  expect(tiles.length).toBeLessThanOrEqual(800)
})

test('across the 180th meridian columns begin anew', () => {
  const tiles = tilesIn({ south: -0.01, west: 179.99, north: 0.01, east: -179.99 }, '/t/{z}/{x}')
  expect(tiles).toContain('/t/12/4095')
  expect(tiles).toContain('/t/12/0')
})
