import { expect, test } from 'vitest'
import { messageAdapters } from '#server/adapters/messages.ts'
import { testApp } from '#tests/support/app.ts'

const server = testApp()
const get = (accept: string) => server.app.inject({ url: '/dev/outbox', headers: { accept } })

test('before anything was sent it says so', async () => {
  const page = await get('text/html')
  expect(page.body).toContain('Nothing has been sent yet.')
  expect((await get('application/json')).json()).toEqual([])
})

test('what was sent is shown as text, the newest first, and not kept', async () => {
  const { messages } = await messageAdapters(server.config, server.clock)
  const hostile = '<script>alert("x")</script>'
  await messages.send({ channel: 'email', to: hostile, subject: hostile, text: `Hello & ${hostile}` })
  await messages.send({ channel: 'sms', to: '+351911111111', text: 'Your code is 042137.' })
  const { body, headers } = await get('text/html')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['cache-control']).toBe('no-store')
  expect(body).not.toContain('<script')
  expect(body.indexOf('042137')).toBeGreaterThan(0)
  expect(body.indexOf('042137')).toBeLessThan(body.indexOf('Hello &#38;'))
})

test('programs get it as JSON', async () => {
  const entries = (await get('application/json')).json()
  expect(entries.map((it: { channel: string }) => it.channel)).toEqual(['sms', 'email'])
  expect(entries[0]).toEqual({
    at: server.clock.now().toISOString(),
    channel: 'sms',
    to: '+351911111111',
    text: 'Your code is 042137.',
  })
})
