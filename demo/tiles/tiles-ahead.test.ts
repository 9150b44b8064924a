import { expect, test } from 'vitest'
import { readTileAddress, tileName } from './tile-address.ts'
import { tilesAhead, tilesOpenedWith, tilesToRehearse } from './tiles-ahead.ts'

test('what is drawn ahead are tiles that are there, each once: the town’s own streets first', () => {
  const tiles = [...tilesAhead()]
  expect(tiles[0]).toMatchObject({ kind: 'street', z: 15 })
  const names = tiles.map(tileName)
  expect(new Set(names).size).toBe(names.length)
  const read = tiles.map(({ kind, z, x, y }) => readTileAddress({ kind, z: `${z}`, x: `${x}`, y: `${y}` }))
  expect(read).toEqual(tiles)
})

test.each(['street', 'satellite'])(
  'rehearsed are %s tiles in the middle of the town, nearby and farther away',
  (kind) => {
    const tiles = tilesToRehearse().filter((it) => it.kind === kind)
    expect(new Set(tiles.map((it) => it.z))).toEqual(
      new Set([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]),
    )
    const ahead = new Set([...tilesAhead()].map(tileName))
    expect(tiles.filter((it) => it.z < 18).every((it) => ahead.has(tileName(it)))).toBe(true)
  },
)

test('a map is opened with what lies around the middle of the town, and what is nearer comes next', () => {
  const opened = [...tilesOpenedWith()].map(tileName)
  const painted = [6_737, 6_738].flatMap((x) => [6_277, 6_278, 6_279].map((y) => `street-14-${x}-${y}`))
  const nearer = [13_474, 13_475, 13_476].flatMap((x) => [12_556, 12_557].map((y) => `street-15-${x}-${y}`))
  expect(opened.slice(0, 16)).toEqual(expect.arrayContaining(painted))
  expect(opened.slice(16)).toEqual(expect.arrayContaining(nearer))
  expect(opened.length).toBeLessThan(40)
})
