import { expect } from '@playwright/test'
import { axeFindsNothing } from '../a11y/run-axe.ts'
import { nothingLoads, open, screens, screensOfSomebody } from '../support/screens.ts'
import { sizes, test } from './walk.ts'

// LOOK=keep puts the pictures where they are committed; otherwise they are for this run alone.
const folder = process.env.LOOK === 'keep' ? 'e2e/look/pictures' : 'test-results/look'

// The screen of an address that leads nowhere is answered with 404, which the browser itself reports.
test.use({ expectedNoise: /status of 404|Service Worker registration blocked/ })

const walks = [
  { locale: 'en-GB', looks: ['light', 'dark'] },
  { locale: 'ar', looks: ['light'] },
] as const
const walkers = walks.flatMap((walk) => [
  { ...walk, isKnown: false },
  { ...walk, isKnown: true },
])

for (const { locale, looks, isKnown } of walkers) {
  test.describe(locale, () => {
    test.use({ walker: { size: 'phone', locale, isKnown } })

    for (const { name, path } of isKnown ? screensOfSomebody : screens) {
      test(`${name} has its pictures taken, and axe finds nothing`, async ({ page }) => {
        const look = async (colorScheme: 'light' | 'dark') => {
          await page.emulateMedia({ colorScheme })
          await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`))
        }
        const picture = (size: keyof typeof sizes, colorScheme: 'light' | 'dark') => {
          const suffix = locale === 'ar' ? 'arabic' : colorScheme
          return page.screenshot({ path: `${folder}/${name}-${size}-${suffix}.png` })
        }
        await page.setViewportSize(sizes.phone)
        await page.emulateMedia({ colorScheme: 'light' })
        await open(page, path)
        for (const colorScheme of looks) {
          await look(colorScheme)
          await axeFindsNothing(page)
          await picture('phone', colorScheme)
        }
        if (locale === 'ar') return
        await page.setViewportSize(sizes.desktop)
        for (const colorScheme of looks) {
          await look(colorScheme)
          await nothingLoads(page)
          await picture('desktop', colorScheme)
        }
        // What is too wide for the screen is moved aside by a thumb that only meant to go down.
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.desktop.width)
      })
    }
  })
}
