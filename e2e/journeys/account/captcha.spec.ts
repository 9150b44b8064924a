import { newNumber } from '../../support/people.ts'
import { open } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const SCRIPT = 'https://www.google.com/recaptcha/api.js*'

// Google cannot be reached here, so its script is replaced, and its answer about a token never comes.
const standIn = `
  const render = (box, { callback }) => {
    const tick = Object.assign(document.createElement('button'), { type: 'button' })
    tick.append('I am not a robot')
    tick.addEventListener('click', () => callback('a token of Google'))
    box.append(tick)
  }
  globalThis.grecaptcha = { render, ready: (then) => then() }`

test.use({ expectedNoise: /Failed to load resource/ })

test('where a captcha is wanted nothing is sent without its token, and its absence is said', async ({
  page,
  product,
}) => {
  try {
    await product.operate('settings', 'set', 'googleRecaptchaSiteKey', 'a-site-key')
    await page.route(SCRIPT, (route) => route.abort(), { times: 1 })
    await open(page, '/login')
    const send = page.getByRole('button', { name: 'Text me a code' })
    await expect(page.getByRole('alert')).toContainText('did not load')
    await expect(send).toBeDisabled()

    await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: standIn }))
    await open(page, '/login')
    await page.getByRole('textbox', { name: 'Phone number' }).fill(newNumber().national)
    await expect(send).toBeDisabled()
    await page.getByRole('button', { name: 'I am not a robot' }).click()
    const asked = page.waitForRequest('**/generate-login-otp')
    await send.click()
    expect((await asked).postDataJSON()).toMatchObject({ google_recaptcha_token: 'a token of Google' })
    await expect(page.getByRole('alert')).toBeVisible()

    // Each code needs a token of its own, and so does the second one.
    const sent = { success: true, otp: true, resend_after_seconds: 0, expires_in_seconds: 300 }
    await page.route('**/generate-login-otp', (route) => route.fulfill({ json: sent }))
    await page.getByRole('button', { name: 'I am not a robot' }).click()
    await page.getByRole('button', { name: 'Try again' }).click()
    const resend = page.getByRole('button', { name: 'Send it again' })
    await expect(resend).toBeDisabled()
    await page.getByRole('button', { name: 'I am not a robot' }).click()
    const askedAgain = page.waitForRequest('**/generate-login-otp')
    await resend.click()
    expect((await askedAgain).postDataJSON()).toMatchObject({ google_recaptcha_token: 'a token of Google' })
  } finally {
    await product.operate('settings', 'reset', 'googleRecaptchaSiteKey')
  }
})
