import { once } from 'node:events'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { json, serviceElsewhere } from '#tests/support/service-elsewhere.ts'
import { askGeocoder, GeocoderFailed } from './ask-geocoder.ts'

const service = serviceElsewhere()
const TIMEOUT_MS = 1_500
const ask = () =>
  askGeocoder(new URL('/?key=secret', service.url), v.object({ a: v.number() }), { timeoutMs: TIMEOUT_MS })

test('an answer is read by its schema', async () => {
  service.answer = json({ a: 1, b: 2 })
  expect(await ask()).toEqual({ a: 1 })
})

test.each([
  ['another shape', json({ a: '1' })],
  ['no JSON', json(undefined)],
  ['a page of a captive portal', (response) => response.end('<html>')],
  ['a refusal', (response) => response.writeHead(403).end('{"a":1}')],
  ['a failure', (response) => response.writeHead(500).end()],
  ['another address', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ['a broken connection', (response) => response.destroy()],
] as [string, typeof service.answer][])('%s is a failure that names no key', async (_, answer) => {
  service.answer = answer
  const error = await ask().catch((it: unknown) => it)
  expect(error).toBeInstanceOf(GeocoderFailed)
  expect(error).toMatchObject({ statusCode: 503 })
  expect(String(error)).not.toContain('secret')
  expect(service.asked).toHaveLength(1)
})

test('silence is given up, also in the middle of an answer', async () => {
  for (const begin of ['', '{"a":']) {
    service.answer = (response) => (begin ? response.writeHead(200).write(begin) : undefined)
    await expect(ask()).rejects.toThrow(GeocoderFailed)
  }
})

test('an answer without end is hung up on before it fills the memory', async () => {
  let sent = 0
  let hungUp: Promise<unknown> = Promise.resolve()
  service.answer = (response) => {
    response.writeHead(200)
    const talking = setInterval(() => {
      sent += 100_000
      response.write('x'.repeat(100_000))
    }, 1)
    hungUp = once(response, 'close').then(() => clearInterval(talking))
  }
  await expect(ask()).rejects.toThrow(GeocoderFailed)
  await hungUp
  expect(sent).toBeLessThan(20_000_000)
})

test('nobody there is a failure', async () => {
  await expect(askGeocoder(new URL('http://127.0.0.1:9/'), v.unknown())).rejects.toThrow(GeocoderFailed)
})
