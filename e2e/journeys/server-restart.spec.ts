import { startProduct } from '../support/product.ts'
import { openMenu } from '../support/screens.ts'
import { expect, networkGone, test } from '../support/test.ts'

// The browser itself reports requests that found nobody.
test.use({ expectedNoise: networkGone })

test('a server that goes away and comes back is noticed in words, and forgiven', async ({ page }) => {
  const product = await startProduct()
  try {
    await page.goto(`${product.url}/help-faq`)
    await expect(page.getByRole('heading', { name: 'Questions people ask' })).toBeVisible()

    await page.getByRole('button', { name: 'Back' }).click()
    await openMenu(page)
    await product.stop()
    await page.getByLabel('Language').selectOption('es')
    await page.getByRole('link', { name: 'Help & FAQs' }).click()
    const bar = page.getByText('Offline. This is from')
    await expect(bar).toBeVisible()
    const missing = page.getByRole('alert')
    await expect(missing).toContainText('This page was not loaded before')

    await product.start()
    // The app looks for its server by itself as well, and may be quicker than a hand.
    const retry = missing.getByRole('button', { name: 'Try again' })
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1_000 })
      await expect(page.locator('summary').first()).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(bar).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  } finally {
    await product.remove()
  }
})
