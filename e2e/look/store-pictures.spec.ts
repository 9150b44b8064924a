import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { takesPictures } from '../support/scope.ts'
import { open } from '../support/screens.ts'
import { test } from '../support/test.ts'

// LOOK=keep writes the pictures to where the manifest names them; LOOK=take to a folder of this run alone.
const folder = process.env.LOOK === 'keep' ? 'public/screenshots' : 'test-results/look'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }
const pictures = [
  { name: 'home-narrow', path: '/', size: phone },
  { name: 'events-narrow', path: '/happenings', size: phone },
  { name: 'home-wide', path: '/', size: desktop },
] as const

for (const { name, path, size } of takesPictures ? pictures : []) {
  test.describe(name, () => {
    test.use({ ...size, reducedMotion: 'reduce' })

    test('the picture that is shown before the app is installed', async ({ page }) => {
      await open(page, path)
      await page.waitForFunction(() =>
        [...document.images].every((it) => {
          const { top, bottom, left, right } = it.getBoundingClientRect()
          // The far end of a strip is never loaded.
          const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
          return !isSeen || (it.complete && it.naturalWidth > 0)
        }),
      )
      await page.evaluate(() =>
        Promise.all([...document.images].filter((it) => it.complete).map((it) => it.decode())),
      )
      await mkdir(folder, { recursive: true })
      await sharp(await page.screenshot())
        .webp({ quality: 72, effort: 6 })
        .toFile(`${folder}/${name}.webp`)
    })
  })
}
