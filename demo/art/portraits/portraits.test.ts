import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawAvatar } from './avatar.ts'
import { drawMark } from './mark.ts'

test.each([
  ['avatar', drawAvatar],
  ['mark', drawMark],
])('an %s is the same for its seed, another for another, and holds no letter', (_, draw) => {
  const all = Array.from({ length: 60 }, (_, seed) => draw(seed))
  expect(draw(5)).toBe(all[5])
  expect(new Set(all).size).toBeGreaterThan(50)
  for (const svg of all) expect(svg).not.toMatch(/NaN|undefined|<text|font/)
})

test('portraits can be read by the renderer', async () => {
  for (const svg of [drawAvatar(1), drawMark(1)]) {
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 400, height: 400 })
  }
})
