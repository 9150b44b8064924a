import type { Page } from '@playwright/test'
import { open } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

/** Presses Tab or Shift+Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < 90; step++) {
    await page.keyboard.press(key)
    const focused = page.locator(':focus')
    const text = await focused.evaluate((it) => it.getAttribute('aria-label') ?? it.textContent ?? '')
    if (typeof name === 'string' ? text.trim() === name : name.test(text)) {
      await expect(focused).toBeInViewport()
      return
    }
  }
  throw new Error(`No focus on ${name} within 90 tabs.`)
}

test('everything of the shell can be reached and used by keyboard alone', async ({ page }) => {
  await open(page, '/')
  await tabTo(page, 'Skip to content')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  // The tabs come before the content, however long that is.
  await tabTo(page, 'Bookings', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Bookings · Quayside')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await tabTo(page, 'Look around')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'What would you like to do?' })).toBeFocused()

  await tabTo(page, /^Events/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Events · Quayside')
  const tabs = page.getByRole('navigation', { name: 'Main' })
  await expect(tabs.getByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'page')

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'What would you like to do?' })).toBeFocused()
})

test('searching by keyboard: what is written is found, and an emptied field offers a start', async ({
  page,
}) => {
  await open(page, '/')
  await tabTo(page, 'Events, stays, haircuts')
  await page.keyboard.press('Enter')
  const field = page.getByRole('searchbox')
  await field.focus()
  await page.keyboard.type('market')
  await expect(page.getByRole('status').filter({ hasText: /\d+ results/ })).toBeAttached()
  await expect(page.getByRole('article').first()).toContainText(/market/i)
  await expect(page).toHaveURL(/q=market/)
  await tabTo(page, 'Clear')
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Popular near you' })).toBeVisible()
})
