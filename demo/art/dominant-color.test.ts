import sharp from 'sharp'
import { expect, test } from 'vitest'
import { dominantColor } from './dominant-color.ts'
import { drawnKinds } from './kinds/registry.ts'
import { rgbOf } from './paper/colour.ts'
import { paintPicture } from './picture.ts'
import type { PictureSpec } from './picture-spec.ts'

/** The distance of the estimated colour from the real average, out of 441 from black to white. */
async function distanceFromAverage(spec: PictureSpec): Promise<number> {
  const svg = paintPicture(spec).svg('0 0 1200 900', 120, 90)
  const { channels } = await sharp(Buffer.from(svg)).removeAlpha().stats()
  const [r, g, b] = rgbOf(dominantColor(spec))
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => channel.mean)
  return Math.hypot(r - red, g - green, b - blue)
}

test('the colour that stands in for a picture is close to its average', async () => {
  const distances = []
  for (const [i, it] of drawnKinds.filter((_, at) => at % 4 === 0).entries()) {
    distances.push(await distanceFromAverage({ ...it, seed: 20 + i, index: i % 4 }))
  }
  const sorted = distances.sort((a, b) => a - b)
  expect(sorted.at(-1)).toBeLessThan(30)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(6)
})

test('it is written as a colour', () => {
  expect(dominantColor({ vertical: 'perks', kind: 'bonus', seed: 3, index: 0 })).toMatch(/^#[0-9a-f]{6}$/)
})
