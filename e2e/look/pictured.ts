import type { Page } from '@playwright/test'
import { nothingIsLostInLargeLetters } from '../a11y/large-text.ts'
import { axeFindsNothing } from '../a11y/run-axe.ts'
import { open } from '../support/screens.ts'
import type { Walker } from './walk.ts'

const folder = process.env.LOOK === 'keep' ? 'e2e/look/pictures' : 'test-results/look'

/** Who buys, on what, and in which light the pictures of it are taken. */
export const walks = [
  { size: 'phone', locale: 'en-GB', isKnown: true, looks: ['light', 'dark'] },
  { size: 'phone', locale: 'ar', isKnown: true, looks: ['light'] },
  { size: 'desktop', locale: 'en-GB', isKnown: true, looks: ['light'] },
] as const satisfies (Walker & { looks: readonly ('light' | 'dark')[] })[]

/** Takes a picture of the screen as it stands in each light, where axe finds nothing; a phone may be read in large letters. */
export const pictured =
  (page: Page, { size, locale, looks }: (typeof walks)[number]) =>
  async (name: string): Promise<void> => {
    for (const look of looks) {
      await page.emulateMedia({ colorScheme: look })
      await axeFindsNothing(page)
      await picturesLoaded(page)
      const suffix = locale === 'ar' ? 'arabic' : look
      await page.screenshot({ path: `${folder}/${name}-${size}-${suffix}.png` })
    }
    if (size === 'phone') await nothingIsLostInLargeLetters(page)
  }

/** The page on which one says how it was, of what is still to come. */
export async function rateAsIfOver(page: Page): Promise<void> {
  await page.route('**/public/api/get-*-booking-for-rating', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, can_rate: true } } })
  })
  await open(page, page.url().replace('/my-bookings/', '/rate-booking/'))
}

/** What is in sight is there, or was given up. */
const picturesLoaded = (page: Page) =>
  page.waitForFunction(() => [...document.images].every((it) => it.complete || it.loading === 'lazy'))
