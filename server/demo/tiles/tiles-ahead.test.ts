import { expect, test } from 'vitest'
import { readTileAddress, tileName } from './tile-address.ts'
import { tilesAhead, tilesToRehearse } from './tiles-ahead.ts'

test('what is drawn ahead are tiles that are there, each once: the town’s own streets first', () => {
  const tiles = [...tilesAhead()]
  expect(tiles[0]).toMatchObject({ kind: 'street', z: 15 })
  const names = tiles.map(tileName)
  expect(new Set(names).size).toBe(names.length)
  const read = tiles.map(({ kind, z, x, y }) => readTileAddress({ kind, z: `${z}`, x: `${x}`, y: `${y}` }))
  expect(read).toEqual(tiles)
})

test('rehearsed is both kinds, from nearby and from farther away, in the middle of the town', () => {
  const tiles = tilesToRehearse()
  expect(tiles.filter((it) => it.kind === 'satellite').map((it) => it.z)).toEqual([15, 17, 17])
  expect(tiles.filter((it) => it.kind === 'street').map((it) => it.z)).toEqual([15, 17, 17])
  const ahead = new Set([...tilesAhead()].map(tileName))
  expect(tiles.filter((it) => it.z === 15).every((it) => ahead.has(tileName(it)))).toBe(true)
})
