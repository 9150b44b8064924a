import { expect, test, vi } from 'vitest'
import { LookAhead } from './look-ahead.ts'
import type { TileAddress } from './tile-address.ts'

const street = (x: number, y: number): TileAddress => ({ kind: 'street', z: 14, x, y })

test('among many who ask without a pause, those who asked last are guessed for', async () => {
  const drawn: TileAddress[] = []
  const tiles = {
    missingOf: (some: Iterable<TileAddress>) => some,
    draw: async (tile: TileAddress) => drawn.push(tile),
  }
  const lookAhead = new LookAhead(tiles, { hasClosed: () => false, isServing: () => false })
  for (let i = 0; i < 500; i++) lookAhead.after(street(i * 10, i * 10))
  for (let y = 200; y < 210; y++) for (let x = 100; x < 106; x++) lookAhead.after(street(x, y))
  await vi.waitFor(() => expect(drawn.length).toBeGreaterThan(50), 5_000)
  expect(drawn[0]).toMatchObject({ z: 15 })
  const leftOf = drawn.map(({ z, x }) => x * 2 ** (14 - z))
  expect(Math.min(...leftOf)).toBeGreaterThan(95)
  expect(Math.max(...leftOf)).toBeLessThan(110)
})
