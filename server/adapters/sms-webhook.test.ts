import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { smsWebhookSender } from './sms-webhook.ts'

const sms = { channel: 'sms', to: '+351911111111', text: 'Your code is 042137. – مرحبا' } as const
const TIMEOUT_MS = 1_500

let received: { method: string | undefined; type: string | undefined; body: string }[] = []
let answer: (response: ServerResponse) => unknown
let url = ''

const gateway = createServer(async (request: IncomingMessage, response) => {
  received.push({ method: request.method, type: request.headers['content-type'], body: await text(request) })
  answer(response)
})

beforeAll(async () => {
  await once(gateway.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`
})
beforeEach(() => {
  received = []
})
afterAll(() => {
  gateway.closeAllConnections()
  gateway.close()
})

test('the webhook gets number and text as JSON', async () => {
  answer = (response) => response.writeHead(202).end('queued')
  await smsWebhookSender(url)(sms)
  expect(received).toEqual([
    { method: 'POST', type: 'application/json', body: JSON.stringify({ to: sms.to, text: sms.text }) },
  ])
})

test('the line by which a phone knows its code comes last', async () => {
  answer = (response) => response.writeHead(202).end()
  await smsWebhookSender(url)({ ...sms, phoneLine: '@book.example.com #042137' })
  expect(JSON.parse(received[0]?.body ?? '').text).toBe(`${sms.text}\n\n@book.example.com #042137`)
})

test.each([400, 404, 500, 503])('an answer of %i is an error that says so', async (status) => {
  answer = (response) => response.writeHead(status).end('no')
  await expect(smsWebhookSender(url)(sms)).rejects.toThrow(`The SMS webhook answered ${status}.`)
})

test('a code is never carried on to another address', async () => {
  answer = (response) => response.writeHead(307, { location: `${url}/elsewhere` }).end()
  await expect(smsWebhookSender(url)(sms)).rejects.toThrow()
  expect(received).toHaveLength(1)
})

test('a webhook that says nothing is given up', async () => {
  answer = () => {}
  await expect(smsWebhookSender(url, TIMEOUT_MS)(sms)).rejects.toThrow(/timeout/i)
})

test('a webhook that talks without end is hung up on', async () => {
  let hungUp: Promise<unknown> = Promise.resolve()
  answer = (response) => {
    response.writeHead(200)
    const talking = setInterval(() => response.write('and so on '.repeat(1_000)), 5)
    hungUp = once(response, 'close').then(() => clearInterval(talking))
  }
  await smsWebhookSender(url)(sms)
  await hungUp
})

test('nobody there is an error', async () => {
  await expect(smsWebhookSender('http://127.0.0.1:9/')(sms)).rejects.toThrow()
})
