import { expect, test } from 'vitest'
import { readAll } from '#contract/all-settings.ts'
import { shutOutBy } from './shut-out.ts'

const settings = readAll([])
const none = { recaptchaSecret: undefined, googleClientSecret: undefined, facebookAppSecret: undefined }
const all = { recaptchaSecret: 'x', googleClientSecret: 'x', facebookAppSecret: 'x' }

test('nobody is shut out by the defaults', () => {
  expect(shutOutBy(settings, none)).toEqual([])
})

test.each([
  ['googleRecaptchaSiteKey', 'key', 'RECAPTCHA_SECRET'],
  ['enableGoogleLogin', true, 'GOOGLE_CLIENT_SECRET'],
  ['enableFacebookLogin', true, 'FACEBOOK_APP_SECRET'],
] as const)('%s without its secret is named, and with it is not', (name, value, secret) => {
  const set = { ...settings, [name]: value }
  expect(shutOutBy(set, none)).toEqual([expect.stringMatching(new RegExp(`^${name} .*${secret}`))])
  expect(shutOutBy(set, all)).toEqual([])
})

test('countries that leave out the one that the form begins with are named', () => {
  const set = { ...settings, defaultPhoneCountryCode: 'US' }
  expect(shutOutBy({ ...set, phoneCountries: 'PT,ES' }, none)).toEqual([
    expect.stringContaining('leaves out US'),
  ])
  expect(shutOutBy({ ...set, phoneCountries: 'PT,US' }, none)).toEqual([])
})
