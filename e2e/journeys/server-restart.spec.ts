import { openMenu } from '../support/screens.ts'
import { expect, test, withoutNetwork } from '../support/test.ts'

// The browser itself reports requests that no server answered.
test.use(withoutNetwork)

test('a server that goes away and comes back is noticed in words, and forgiven', async ({
  page,
  product,
}) => {
  await page.goto('/help-faq')
  await expect(page.getByRole('heading', { name: 'Questions people ask' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await openMenu(page)
  await product.stop()
  try {
    await page.getByLabel('Language').selectOption('es')
    await page.getByRole('link', { name: 'Help & FAQs' }).click()
    await expect(page.getByText('You’re offline. Updated')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('You haven’t opened this page yet')
  } finally {
    await product.start()
  }
  // The app finds its server again by itself.
  await expect(page.locator('summary').first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('You’re offline. Updated')).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})
