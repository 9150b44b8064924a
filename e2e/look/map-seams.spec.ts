import sharp from 'sharp'
import { expect, test } from '../support/test.ts'

/** A screen on which a point has no whole number of pixels, while tiles have a whole number of points. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

/** The brightness by which a line must exceed those on both sides, out of 765. */
const STANDS_OUT = 10
/** The part of the height that a seam covers. Streets are bright lines too, but none goes straight up for so long. */
const SHARE = 0.4

/** The columns of pixels that are brighter than those on both sides over most of the height. */
async function seams(picture: Buffer): Promise<number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const brightness = (x: number, y: number) => {
    const at = (y * info.width + x) * 3
    return (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)
  }
  const found: number[] = []
  for (let x = 1; x < info.width - 1; x++) {
    let rows = 0
    for (let y = 0; y < info.height; y++) {
      const here = brightness(x, y)
      if (here - brightness(x - 1, y) > STANDS_OUT && here - brightness(x + 1, y) > STANDS_OUT) rows++
    }
    if (rows > info.height * SHARE) found.push(x)
  }
  return found
}

test('where two tiles of a map meet, no line is seen', async ({ page }) => {
  await page.goto('/rentals/explore-vehicle')
  await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
  await expect(page.locator('.leaflet-tile-loaded').nth(3)).toBeVisible()
  // Tiles fade in.
  await expect
    .poll(() =>
      page
        .locator('.leaflet-tile')
        .evaluateAll((all) => all.every((it) => getComputedStyle(it).opacity === '1')),
    )
    .toBe(true)
  const picture = await page.screenshot({ clip: { x: 0, y: 180, width: 412, height: 220 } })
  expect(await seams(picture)).toEqual([])
})
