import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawnKinds } from './kinds/registry.ts'
import { drawPicture, ownTime, paintPicture } from './picture.ts'
import { pictureSeed } from './picture-seed.ts'
import type { PictureSpec } from './picture-spec.ts'

const spec = (over: Partial<PictureSpec> = {}): PictureSpec => ({
  vertical: 'events',
  kind: 'music',
  seed: 7,
  index: 0,
  ...over,
})

const [WIDE, TALL] = [48, 36]

async function pixelsOf(it: PictureSpec): Promise<Buffer> {
  const svg = paintPicture(it).svg('0 0 1200 900', WIDE, TALL)
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
}

/** The average difference of two pictures, in a channel of a pixel. */
async function distance(a: PictureSpec, b: PictureSpec): Promise<number> {
  const [left, right] = await Promise.all([pixelsOf(a), pixelsOf(b)])
  return left.reduce((sum, value, i) => sum + Math.abs(value - (right[i] ?? 0)), 0) / left.length
}

describe('every category', () => {
  test.each(drawnKinds)(
    '$vertical/$kind draws sound SVG of every sort of view, without a letter',
    ({ vertical, kind }) => {
      for (const index of [0, 1, 3]) {
        const svg = drawPicture(spec({ vertical, kind, seed: 40 + index, index }))
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|font/)
        expect(svg.length).toBeGreaterThan(3_000)
        expect(svg.length).toBeLessThan(1_200_000)
      }
    },
  )

  test('can be read by the renderer and is no empty sheet', async () => {
    for (const it of drawnKinds.filter((_, i) => i % 3 === 0)) {
      const { channels } = await sharp(await pixelsOf(spec(it)), {
        raw: { width: WIDE, height: TALL, channels: 3 },
      }).stats()
      expect(Math.max(...channels.map((channel) => channel.stdev)), it.kind).toBeGreaterThan(12)
    }
  })

  test('has covers that differ from one listing to the next', async () => {
    for (const { vertical, kind } of drawnKinds.filter((_, i) => i % 10 === 0)) {
      const [a, b] = [spec({ vertical, kind, seed: 1 }), spec({ vertical, kind, seed: 2 })]
      expect(await distance(a, b), kind).toBeGreaterThan(8)
    }
  })
})

test('the same words give the same picture', () => {
  expect(drawPicture(spec())).toBe(drawPicture(spec()))
  expect(drawPicture(spec({ seed: 8 }))).not.toBe(drawPicture(spec()))
})

test('the pictures of a gallery are different views', async () => {
  for (const index of [1, 2, 3]) expect(await distance(spec(), spec({ index }))).toBeGreaterThan(8)
})

test('a category nobody has drawn gets a landscape of its vertical', () => {
  expect(drawPicture(spec({ vertical: 'places', kind: 'volcano' }))).toContain('<svg')
  expect(() => drawPicture(spec({ vertical: 'places', kind: 'constructor' }))).not.toThrow()
})

test('a listing is drawn in the light of its hour, where its category knows that light', () => {
  const at = (hour: number) => {
    const seed = pictureSeed({ vertical: 'events', kind: 'music', name: 'brass-on-the-quay', hour })
    return ownTime(spec({ seed }))
  }
  expect([at(23), at(20), at(17)]).toEqual(['night', 'dusk', 'golden'])
})

test('a listing keeps its seed, and another one has another', () => {
  const seedOf = (name: string) => pictureSeed({ vertical: 'rentals', kind: 'car', name })
  expect(seedOf('blue-estate')).toBe(seedOf('blue-estate'))
  expect(seedOf('blue-estate')).not.toBe(seedOf('red-compact'))
})
