import { startProduct } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

// The browser itself reports requests that found nobody.
test.use({ expectedNoise: /Failed to load resource/ })

test('a server that goes away and comes back is noticed in words, and forgiven', async ({ page }) => {
  const product = await startProduct()
  try {
    await page.goto(`${product.url}/help-faq`)
    await expect(page.getByRole('heading', { name: 'Questions people ask' })).toBeVisible()

    await product.stop()
    await page.getByLabel('Language').selectOption('es')
    const bar = page.getByText('Offline. This is from')
    await expect(bar).toBeVisible()
    const missing = page.getByRole('alert')
    await expect(missing).toContainText('This page was not loaded before')

    await product.start()
    await missing.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('summary').first()).toBeVisible()
    await expect(bar).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  } finally {
    await product.remove()
  }
})
