import { looks, open, screens } from '../support/screens.ts'
import { test } from '../support/test.ts'

const sizes = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
] as const

// LOOK=keep puts the pictures where they are committed; otherwise they are for this run alone.
const folder = process.env.LOOK === 'keep' ? 'e2e/look/pictures' : 'test-results/look'

for (const { name: size, viewport } of sizes) {
  for (const look of looks) {
    test.describe(`${size}, ${look.name}`, () => {
      test.use({ viewport, colorScheme: look.colorScheme, locale: look.locale, reducedMotion: 'reduce' })

      test('every screen has its picture taken', async ({ page }) => {
        for (const { name, path } of screens) {
          await open(page, path)
          await page.screenshot({ path: `${folder}/${name}-${size}-${look.name}.png` })
        }
      })
    })
  }
}
