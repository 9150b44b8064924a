import type { Page } from '@playwright/test'
import { nothingIsLostInLargeLetters } from '../a11y/large-text.ts'
import { axeFindsNothing } from '../a11y/run-axe.ts'
import { pictureFolder, takesPictures } from '../support/scope.ts'
import type { Look } from './conformance.ts'

/** In which language something is bought, on what, and in which light it is looked at. */
export const walks = [
  { size: 'phone', locale: 'en-GB', looks: ['light', 'dark'] },
  { size: 'phone', locale: 'ar', looks: ['light', 'dark'] },
  { size: 'desktop', locale: 'en-GB', looks: ['light'] },
] as const

/** Looks at the screen as it stands in each light, where axe finds nothing; a phone may be read in large letters. */
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

/** Once what is in sight is there, or was given up. */
async function takePicture(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => [...document.images].every((it) => it.complete || it.loading === 'lazy'))
  await page.screenshot({ path: `${pictureFolder}/${name}.png` })
}
