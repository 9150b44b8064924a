import { expect, test } from '../support/test.ts'

// Coming back to the page makes it ask for news at once; otherwise it asks every minute.
const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))

test('what the operator changes appears on an open page, without a reload', async ({ page, product }) => {
  await page.goto('/')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/^Find and book/)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  try {
    await product.operate('settings', 'set', 'storeName', 'Harbour & Sons')
    await product.operate('settings', 'set', 'storeColor', '#FFD400')
    await product.operate('texts', 'set', 'en', 'app.tagline', 'Come in.')
    await expect(async () => {
      await page.evaluate(comeBack)
      await expect(title).toHaveText('Come in.', { timeout: 500 })
    }).toPass()
    await expect(page).toHaveTitle('Harbour & Sons')
    await expect(page.getByRole('link', { name: 'Harbour & Sons' })).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  } finally {
    await product.operate('settings', 'reset', 'storeName')
    await product.operate('settings', 'reset', 'storeColor')
    await product.operate('texts', 'reset', 'en', 'app.tagline')
  }
})
