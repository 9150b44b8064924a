import type { Page } from '@playwright/test'
import { nothingIsLostInLargeLetters } from '../a11y/large-text.ts'
import { axeFindsNothing } from '../a11y/run-axe.ts'
import { pictureFolder, takesPictures } from '../support/scope.ts'
import type { Look } from './conformance.ts'

/** The walks: the language of a purchase, the size of the screen, and the colour schemes. */
export const walks = [
  { size: 'phone', locale: 'en-GB', looks: ['light', 'dark'] },
  { size: 'phone', locale: 'ar', looks: ['light', 'dark'] },
  { size: 'desktop', locale: 'en-GB', looks: ['light'] },
] as const

/** Checks the current screen in each colour scheme with axe, and on a phone in large letters. */
export const pictured =
  (page: Page, { size, locale, looks }: (typeof walks)[number]): Look =>
  async (name) => {
    for (const look of looks) {
      await page.emulateMedia({ colorScheme: look })
      await axeFindsNothing(page)
      if (takesPictures) await takePicture(page, `${name}-${size}-${locale === 'ar' ? 'arabic-' : ''}${look}`)
    }
    if (size === 'phone') await nothingIsLostInLargeLetters(page)
  }

/** Takes a picture once all visible pictures have loaded or failed. */
async function takePicture(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => [...document.images].every((it) => it.complete || it.loading === 'lazy'))
  await page.screenshot({ path: `${pictureFolder}/${name}.png` })
}
