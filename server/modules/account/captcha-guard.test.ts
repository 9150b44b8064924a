import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { newAddress, newPhone } from '#tests/support/people.ts'

let verdict: () => Promise<boolean> = async () => true
const server = testApp({ outside: { captcha: { holds: () => verdict() } } })

const asked: [string, () => object][] = [
  ['generate-login-otp', () => ({ phone: newPhone() })],
  ['send-otp', () => ({ phone: newPhone() })],
  ['login', () => ({ email: 'a@example.com', password: 'x' })],
  ['register', () => ({ name: 'A', email: 'a@example.com', phone: newPhone(), password: 'harbour lights' })],
  ['forgot-password', () => ({ email: 'a@example.com' })],
]

beforeAll(() => server.services.settings.change('googleRecaptchaSiteKey', 'a site key'))

describe.each(asked)('%s', (name, body) => {
  const ask = (more: object = {}) => server.call(name, { ...body(), ...more }, {}, newAddress())
  const token = { google_recaptcha_token: 'a token' }

  test('wants the captcha where there is one', async () => {
    const { status, body: answer } = await ask()
    expect([status, answer.fields]).toEqual([400, { google_recaptcha_token: 'wrong' }])
  })

  test('refuses a token that does not hold', async () => {
    verdict = async () => false
    expect((await ask(token)).body.fields).toEqual({ google_recaptcha_token: 'wrong' })
  })

  test('lets nobody past while the service says nothing', async () => {
    verdict = () => Promise.reject(new Error('silent'))
    expect((await ask(token)).body.code).toBe('UNAVAILABLE')
  })

  test('goes on with one that holds', async () => {
    verdict = async () => true
    expect((await ask(token)).body.fields ?? {}).not.toHaveProperty('google_recaptcha_token')
  })
})
