import { pictureFolder, takesPictures } from '../support/scope.ts'
import { looks, open } from '../support/screens.ts'
import { networkGone, test } from '../support/test.ts'
import { sizes } from './walk.ts'

test.use({ expectedNoise: networkGone })

for (const [size, viewport] of takesPictures ? Object.entries(sizes) : []) {
  for (const look of looks) {
    test.describe(`${size}, ${look.name}`, () => {
      test.use({ viewport, colorScheme: look.colorScheme, locale: look.locale, reducedMotion: 'reduce' })

      test('the menu and a home without a network have their pictures taken', async ({ page, context }) => {
        await open(page, '/')
        await page.locator('header button').first().click()
        await page.getByRole('dialog').waitFor()
        await page.screenshot({ path: `${pictureFolder}/menu-${size}-${look.name}.png` })
        await page.keyboard.press('Escape')
        await context.setOffline(true)
        await page.getByRole('status').filter({ hasText: /\d/ }).first().waitFor()
        await page.screenshot({ path: `${pictureFolder}/offline-${size}-${look.name}.png` })
      })
    })
  }
}
