import { expect, type Page } from '@playwright/test'
import { isFull } from '#tests/support/scope.ts'
import { nothingIsLostInLargeLetters } from '../a11y/large-text.ts'
import { axeFindsNothing } from '../a11y/run-axe.ts'
import { pictureFolder, takesPictures } from '../support/scope.ts'
import { layouts, nothingLoads, open, screens, screensOfSomebody } from '../support/screens.ts'
import { sizes, test } from './walk.ts'

// The screen of an unknown address is answered with 404, which the browser itself reports.
test.use({ expectedNoise: /status of 404/ })

const picture = async (page: Page, name: string) => {
  if (takesPictures) await page.screenshot({ path: `${pictureFolder}/${name}.png` })
}

/**
 * Checks that the page is no wider than the screen, because it would move sideways under a thumb that scrolls
 * down.
 */
const isAsWideAs = async (page: Page, size: keyof typeof sizes) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes[size].width)

/** Opens a screen on a phone, by day. */
async function visit(page: Page, path: string): Promise<void> {
  await page.setViewportSize(sizes.phone)
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, path)
}

const isLit = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`))
}

for (const isKnown of [false, true]) {
  test.describe(isKnown ? 'somebody' : 'a guest', () => {
    // The language with the longest words: a screen with room for those has room for the others.
    test.use({ walker: { size: 'phone', locale: takesPictures ? 'en-GB' : 'es', isKnown } })

    for (const { name, path } of isKnown ? screensOfSomebody : screens)
      test(`${name}: axe finds nothing by day or night, nothing is too wide, nor lost in letters twice as large`, async ({
        page,
      }) => {
        await visit(page, path)
        for (const look of ['light', 'dark'] as const) {
          await isLit(page, look)
          await axeFindsNothing(page)
          await picture(page, `${name}-phone-${look}`)
        }
        await nothingIsLostInLargeLetters(page)
        await page.setViewportSize(sizes.desktop)
        for (const look of takesPictures ? (['light', 'dark'] as const) : []) {
          await isLit(page, look)
          await nothingLoads(page)
          await picture(page, `${name}-desktop-${look}`)
        }
        await isAsWideAs(page, 'desktop')
      })
  })

  test.describe(`${isKnown ? 'somebody' : 'a guest'}, from right to left`, () => {
    test.use({ walker: { size: 'phone', locale: 'ar', isKnown } })

    const all = isKnown ? screensOfSomebody : screens
    for (const { name, path } of isFull || takesPictures ? all : all.filter((it) => layouts.has(it.name)))
      test(`${name}: axe finds nothing, nothing is too wide, nor lost in letters twice as large`, async ({
        page,
      }) => {
        await visit(page, path)
        await axeFindsNothing(page)
        await picture(page, `${name}-phone-arabic`)
        await isAsWideAs(page, 'phone')
        await nothingIsLostInLargeLetters(page)
      })
  })
}
