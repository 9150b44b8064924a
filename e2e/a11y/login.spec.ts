import { isFull } from '#tests/support/scope.ts'
import { codeFor, newNumber } from '../support/people.ts'
import { open } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { axeFindsNothing } from './run-axe.ts'

// A wrong code is refused with an error status, which the browser itself reports.
test.use({ expectedNoise: /status of 400/ })

for (const locale of isFull ? ['ar', 'en-GB'] : ['ar']) {
  test.describe(locale, () => {
    test.use({ locale, reducedMotion: 'reduce' })

    test('axe finds nothing on any step of a login, what is wrong is said where it is, and the right code leads in', async ({
      page,
      product,
    }) => {
      const nothingIsFound = async () => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`))
          await axeFindsNothing(page)
        }
      }
      const { phone } = newNumber()
      const send = page.locator('form button[type=submit]')
      await open(page, '/login')
      await page.locator('form button').first().click()
      await expect(page.getByRole('option').first()).toBeVisible()
      await nothingIsFound()
      await page.keyboard.press('Escape')
      await send.click()
      await expect(page.locator('input[name=phone]')).toBeFocused()
      await nothingIsFound()
      await page.locator('input[name=phone]').fill(phone)
      await send.click()
      const code = page.locator('input[name=otp]')
      await expect(code).toBeFocused()
      await nothingIsFound()
      const right = await codeFor(product, phone)
      await code.fill(right === '000000' ? '000001' : '000000')
      await expect(code).toHaveAttribute('aria-invalid', 'true')
      await nothingIsFound()
      await expect(code).toHaveValue('')
      await expect(code).toBeFocused()
      // The digits of an Arabic keyboard.
      await code.fill(right.replace(/\d/g, (it) => '٠١٢٣٤٥٦٧٨٩'[Number(it)] ?? it))
      await page.locator('input[name=name]').waitFor()
      await send.click()
      await nothingIsFound()
    })
  })
}
