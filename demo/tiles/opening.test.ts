import { expect, test } from 'vitest'
import { openingTiles } from './opening.ts'
import { readTileAddress, tileName } from './tile-address.ts'

test('a map is opened with what lies around the middle of the town', () => {
  const tiles = openingTiles()
  const painted = [6_737, 6_738].flatMap((x) => [6_277, 6_278, 6_279].map((y) => `street-14-${x}-${y}`))
  expect(tiles.map(tileName)).toEqual(expect.arrayContaining(painted))
  expect(tiles.length).toBeLessThan(24)
  const read = tiles.map(({ kind, z, x, y }) => readTileAddress({ kind, z: `${z}`, x: `${x}`, y: `${y}` }))
  expect(read).toEqual(tiles)
})
