import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawnKinds } from '../kinds/registry.ts'
import { pictureFormats, renderPicture, renderPortrait } from './render.ts'

const CARD_BYTES = 25_000
const sample = drawnKinds.filter((_, i) => i % 6 === 0).map((it, i) => ({ ...it, seed: 60 + i, index: 0 }))
const cover = { vertical: 'rentals', kind: 'car', seed: 3, index: 0 } as const

describe('a cover on a card', () => {
  test.each(pictureFormats)('weighs at most 25 kB as %s', async (format) => {
    for (const spec of sample) {
      const bytes = await renderPicture(spec, { width: 480, format })
      expect(bytes.length, spec.kind).toBeLessThanOrEqual(CARD_BYTES)
    }
  })

  test('stays light where it is all small bright things', async () => {
    const confetti = { vertical: 'perks', kind: 'bonus', seed: 365, index: 0 } as const
    expect((await renderPicture(confetti, { width: 480, format: 'webp' })).length).toBeLessThanOrEqual(
      CARD_BYTES,
    )
  })
})

test.each([
  ['4:3', 320, 240],
  ['1:1', 320, 320],
  ['16:9', 320, 180],
] as const)('a picture comes in the ratio %s', async (ratio, width, height) => {
  const bytes = await renderPicture(cover, { width: 320, format: 'webp', ratio })
  expect(await sharp(bytes).metadata()).toMatchObject({ width, height, format: 'webp' })
})

test('AVIF is AVIF, and has the size that was asked for', async () => {
  const bytes = await renderPicture(cover, { width: 160, format: 'avif' })
  expect(bytes.subarray(4, 12).toString('latin1')).toBe('ftypavif')
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 160, height: 120 })
})

test('portraits are square', async () => {
  for (const of of ['avatar', 'mark'] as const) {
    const bytes = await renderPortrait(of, 9, { width: 96, format: 'webp' })
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 96, height: 96 })
  }
})
