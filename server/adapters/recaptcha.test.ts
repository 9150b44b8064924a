import { expect, test } from 'vitest'
import { serviceElsewhere } from '#tests/support/service-elsewhere.ts'
import { recaptcha } from './recaptcha.ts'

const service = serviceElsewhere()
const hostname = 'quayside.example'

const holds = (token = 'a token') =>
  recaptcha({ secret: 'a secret', hostname, url: service.url, timeoutMs: 300 }).holds(token)
const says = (body: string, status = 200, headers = {}) => {
  service.answer = (response) => response.writeHead(status, headers).end(body)
}

test('a token that holds is one', async () => {
  says(JSON.stringify({ success: true, hostname }))
  expect(await holds('tok&en=')).toBe(true)
  expect(service.asked.map((it) => [it.method, it.url.search, it.body])).toEqual([
    ['POST', '', 'secret=a+secret&response=tok%26en%3D'],
  ])
})

test.each([
  ['is refused', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['was solved elsewhere', { success: true, hostname: 'evil.example' }],
  ['was solved nobody knows where', { success: true }],
])('a token that %s is none', async (_, verdict) => {
  says(JSON.stringify(verdict))
  expect(await holds()).toBe(false)
})

test.each<[string, string, number, object]>([
  ['an error', '{}', 500, {}],
  ['another page', '<html>', 200, {}],
  ['a way elsewhere', '', 302, { location: 'http://169.254.169.254/' }],
  ['no end', `{"success": true, "x": "${'x'.repeat(20_000)}"}`, 200, {}],
])('%s is no answer', async (_, body, status, headers) => {
  says(body, status, headers)
  await expect(holds()).rejects.toThrow()
})

test('silence is given up', async () => {
  service.answer = () => {}
  await expect(holds()).rejects.toThrow('timeout')
})
