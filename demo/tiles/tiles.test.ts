import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { boundsMeet } from '../town/geometry/point.ts'
import { tileFrame } from '../town/plane.ts'
import { drawTile } from './draw-tile.ts'
import { newDrawing } from './drawing.ts'
import { TILE_SIZE } from './frame.ts'
import { layoutOf } from './labels/layout.ts'
import { drawSatelliteTile } from './satellite/draw.ts'
import { drawStreetTile } from './street/draw.ts'

const MIDDLE = { x: 0.41125, y: 0.38325 }
const tileAt = (z: number) => ({ x: Math.floor(MIDDLE.x * 2 ** z), y: Math.floor(MIDDLE.y * 2 ** z) })

type Draw = typeof drawStreetTile

function pixelsOf(draw: Draw, z: number, x: number, y: number): Uint8Array {
  const drawing = newDrawing({ z, x, y })
  draw(drawing)
  return drawing.sheet.pixels
}

/** The greatest difference of a pixel between a picture across a seam and the two tiles beside it. */
function seamDifference(draw: Draw, z: number): number {
  const { x, y } = tileAt(z)
  const [left, right] = [pixelsOf(draw, z, x, y), pixelsOf(draw, z, x + 1, y)]
  const across = pixelsOf(draw, z, x + 0.5, y)
  const half = TILE_SIZE / 2
  let most = 0
  for (let i = 0; i < across.length; i++) {
    const [row, column] = [Math.floor(i / 3 / TILE_SIZE), Math.floor(i / 3) % TILE_SIZE]
    const from = column < half ? left : right
    const at = (row * TILE_SIZE + ((column + half) % TILE_SIZE)) * 3 + (i % 3)
    most = Math.max(most, Math.abs((across[i] ?? 0) - (from[at] ?? 0)))
  }
  return most
}

describe('two tiles side by side', () => {
  test.each([10, 14, 18])('are one street map at zoom %i, names and all', (z) => {
    expect(seamDifference(drawStreetTile, z)).toBeLessThanOrEqual(2)
  })

  test.each([14])('are one picture from above at zoom %i', async (z) => {
    // Each tile has a grain of its own.
    expect(seamDifference(drawSatelliteTile, z)).toBeLessThan(24)
  })
})

test('no two names lie upon one another', () => {
  const layout = layoutOf(16)
  const { scale } = tileFrame(16, 0, 0, TILE_SIZE)
  const labels = layout.in({ minX: -2_000 * scale, minY: -2_000 * scale, maxX: 2_000 * scale, maxY: 0 })
  expect(labels.length).toBeGreaterThan(150)
  const clashing = labels.flatMap((a, i) =>
    labels.slice(i + 1).filter((b) => a.boxes.some((one) => b.boxes.some((other) => boundsMeet(one, other)))),
  )
  expect(clashing.map((it) => it.text)).toEqual([])
})

describe('a rendered tile', () => {
  test('is the same every time', async () => {
    const tile = { kind: 'street', z: 15, ...tileAt(15) } as const
    const [first, second] = [await drawTile(tile), await drawTile(tile)]
    expect(second).toEqual(first)
    expect((await sharp(first.body).metadata()).format).toBe('webp')
  })

  test('is small enough for a weak network', async () => {
    for (const kind of ['street', 'satellite'] as const) {
      const sizes: number[] = []
      for (const z of [10, 14, 16]) {
        sizes.push((await drawTile({ kind, z, ...tileAt(z) })).body.length)
      }
      const median = sizes.sort((a, b) => a - b)[1] ?? Infinity
      expect(median).toBeLessThan(40_000)
      expect(Math.max(...sizes)).toBeLessThan(64_000)
    }
  })

  test('of the open sea is one and the same picture', async () => {
    const first = await drawTile({ kind: 'satellite', z: 12, x: 9, y: 9 })
    const second = await drawTile({ kind: 'satellite', z: 17, x: 40_000, y: 90 })
    expect(first.isOpenSea).toBe(true)
    expect(second.body).toBe(first.body)
    for (const kind of ['street', 'satellite'] as const) {
      expect((await drawTile({ kind, z: 14, ...tileAt(14) })).isOpenSea).toBe(false)
    }
  })

  test.each([drawStreetTile, drawSatelliteTile])(
    'of the open sea looks like the ones just beyond the shelf: %o',
    (draw) => {
      const far = Buffer.from(pixelsOf(draw, 13, 0, 0))
      const beyond = [
        { x: 18_010, y: 3_000 },
        { x: -26_510, y: 3_000 },
        { x: 3_000, y: 23_010 },
      ]
      for (const corner of beyond) {
        const { x, y } = tileBeyond(corner)
        expect(Buffer.from(pixelsOf(draw, 13, x, y)).equals(far)).toBe(true)
      }
    },
  )
})

/** The tile of zoom 13 that is nearest to the island and completely on the other side of a point. */
function tileBeyond(corner: { x: number; y: number }): { x: number; y: number } {
  const { left, top, scale } = tileFrame(13, 0, 0, TILE_SIZE)
  const [right, down] = [((corner.x - left) * scale) / TILE_SIZE, ((top - corner.y) * scale) / TILE_SIZE]
  return {
    x: corner.x > 10_000 ? Math.ceil(right) : Math.floor(right) - (corner.x < 0 ? 1 : 0),
    y: Math.floor(down) - (corner.y > 10_000 ? 1 : 0),
  }
}
