import type { Page } from '@playwright/test'
import { client } from '#tests/support/identity-client.ts'
import { openIdentityProvider } from '#tests/support/identity-provider.ts'
import { codeFor, newNumber, somebody } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

// The provider has no icon, and an address of another account is refused with an error status: the browser
// itself reports both.
test.use({ expectedNoise: /status of 40[49]/ })

test('with an account elsewhere one proves a number once, and is in at once the next time', async ({
  page,
  browser,
  product,
}) => {
  // The origin of the provider where no other is configured.
  const origin = `http://localhost:${new URL(product.url).port}`
  // The other service also tells this address of somebody else's account. Nobody is let in by it.
  const { email } = await somebody(product, 'Somebody Else')
  const close = await openIdentityProvider({
    port: product.identityPort,
    redirectUri: `${origin}/login/social/google`,
    people: new Map([['amira', { name: 'Amira Fathy', email }]]),
  })
  const logIn = async (from: Page) => {
    await from.goto(`${origin}/login`)
    await from.getByRole('button', { name: 'Continue with Google' }).click()
    await from.getByRole('link', { name: 'Continue as Amira Fathy' }).click()
  }
  const isGreeted = (there: Page) =>
    expect(there.locator('header')).toContainText('Hello, Amira', { timeout: 15_000 })
  try {
    await product.operate('settings', 'set', 'googleAppId', client.id)
    await product.operate('settings', 'set', 'enableGoogleLogin', 'true')

    await logIn(page)
    const { national, phone } = newNumber()
    await page.getByRole('textbox', { name: 'Phone number' }).fill(national)
    await page.getByRole('button', { name: 'Text me a code' }).click()
    const code = await codeFor(product, phone)
    await page.getByRole('textbox', { name: 'Code from the message' }).fill(code)
    const address = page.getByRole('textbox', { name: 'E-mail' })
    await expect(address).toHaveAccessibleDescription(/already/)
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Amira Fathy')
    await address.fill('amira.fathy@example.com')
    await page.getByRole('button', { name: 'Register' }).click()
    await isGreeted(page)

    const elsewhereToo = await browser.newContext({ locale: 'en-GB' })
    const other = await elsewhereToo.newPage()
    await logIn(other)
    await isGreeted(other)
    await elsewhereToo.close()
  } finally {
    close()
    await product.operate('settings', 'reset', 'enableGoogleLogin')
    await product.operate('settings', 'reset', 'googleAppId')
  }
})
