import type { Page } from '@playwright/test'

/** Every screen there is, with what shows that it has arrived. */
export const screens = [
  { name: 'home', path: '/' },
  { name: 'help', path: '/help-faq' },
  { name: 'not-found', path: '/no/such/place' },
] as const

export const looks = [
  { name: 'light', colorScheme: 'light', locale: 'en-GB' },
  { name: 'dark', colorScheme: 'dark', locale: 'en-GB' },
  { name: 'arabic', colorScheme: 'light', locale: 'ar' },
] as const

/** Opens a screen and waits until nothing is loading any more. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
}
