import { beforeEach, expect, test, vi } from 'vitest'
import { drawAhead } from './draw-ahead.ts'
import { readTileAddress, tileName } from './tile-address.ts'
import { tilesAhead } from './tiles-ahead.ts'

const tiles = [...tilesAhead()]
const rehearse = vi.fn(async () => undefined)
beforeEach(() => void rehearse.mockClear())

/** Keeps the server busy for most of the time, until it is told to stop. */
function busy(): () => void {
  const timer = setInterval(() => {
    const until = performance.now() + 15
    while (performance.now() < until);
  }, 20)
  return () => clearInterval(timer)
}

test('what is drawn ahead are tiles that are there, each once: the town’s own streets first', () => {
  expect(tiles[0]).toMatchObject({ kind: 'street', z: 15 })
  const names = tiles.map(tileName)
  expect(new Set(names).size).toBe(names.length)
  const read = tiles.map(({ kind, z, x, y }) => readTileAddress({ kind, z: `${z}`, x: `${x}`, y: `${y}` }))
  expect(read).toEqual(tiles)
})

test('others are served first, and it goes on when the server is quiet', async () => {
  const rest = busy()
  const draw = vi.fn(async () => undefined)
  const done = drawAhead(tiles.slice(0, 6), { isClosed: () => false, isAsked: () => false, rehearse, draw })
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect([draw, rehearse].flatMap((it) => it.mock.calls)).toEqual([])
  rest()
  await done
  expect(draw).toHaveBeenCalledTimes(6)
  expect(rehearse).toHaveBeenCalledOnce()
})

test('while somebody asks for things nothing is drawn for nobody', async () => {
  let asks = true
  const draw = vi.fn(async () => undefined)
  const done = drawAhead(tiles.slice(0, 2), { isClosed: () => false, isAsked: () => asks, rehearse, draw })
  await new Promise((resolve) => setTimeout(resolve, 800))
  expect(draw).not.toHaveBeenCalled()
  asks = false
  await done
  expect(draw).toHaveBeenCalledTimes(2)
})

test('with the server it ends', async () => {
  let left = 3
  const draw = vi.fn(async () => left--)
  await drawAhead(tiles, { isClosed: () => left === 0, isAsked: () => false, rehearse, draw })
  expect(draw).toHaveBeenCalledTimes(3)
})
