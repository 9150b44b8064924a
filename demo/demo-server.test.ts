import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltServer, buildServer } from '#tests/support/built-server.ts'
import type { ChildServer } from '#tests/support/child-server.ts'

/** How long the first start may take on a busy machine. */
const LONGEST_FIRST_START_MS = 55_000

let built: BuiltServer
beforeAll(async () => {
  built = await buildServer()
})
afterAll(() => built?.close())

const production = {
  APP_MODE: 'production',
  PUBLIC_ORIGIN: 'https://quayside.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'bookings@quayside.example',
  SMS_WEBHOOK_URL: 'https://sms.example',
  CODE_PEPPER: 'a secret of thirty-two characters',
}
const tile = '/tiles/street/14/6737/6296'
const picture = '/img/events/music/7/0/160.webp'
const mark = '/img/mark/7/96.webp'
const search = { search_value: 'Old Harb', session_token: 'b3c1f0de-6a51-4c1c-9d0e-0d6f0a4b8f11' }
/** A point on the quay. */
const location = { latitude: 38.705, longitude: -31.952 }

const typeOf = async ({ url }: ChildServer, path: string) =>
  (await fetch(url + path)).headers.get('content-type')

async function call({ url }: ChildServer, name: string, body: object = {}) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/public/api/${name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return answer.json()
}

test('the demo has a town: listings, pictures, a map, names for places, and people to log in as', {
  timeout: 90_000,
}, async () => {
  const server = await built.start(
    { ...(await built.newEmptyPlace()), APP_MODE: 'demo' },
    LONGEST_FIRST_START_MS,
  )
  const home = await call(server, 'get-home')
  expect(home.place.text).toBe('Selmara')
  expect(home.strips).toHaveLength(6)
  expect(await typeOf(server, tile)).toBe('image/webp')
  expect(await typeOf(server, picture)).toBe('image/webp')
  expect(await typeOf(server, mark)).toBe('image/webp')
  const found = await call(server, 'suggest-locations', search)
  expect(JSON.stringify(found)).toContain('Old Harbour')
  await server.untilPrinted('any number of your own')
  const [, phone = ''] = /Log in with\s+(\+\d+)/.exec(server.output()) ?? []
  expect(await call(server, 'generate-login-otp', { phone })).toMatchObject({ success: true, otp: true })
  const outbox = await fetch(`${server.url}/dev/outbox`, { headers: { accept: 'application/json' } })
  const [message] = await outbox.json()
  const otp = /\d+/.exec(message.text)?.[0]
  expect(await call(server, 'login-with-otp', { phone, otp })).toMatchObject({
    data: { name: 'Amira Haddad' },
  })
  expect(server.output()).not.toMatch(/"level":[56]0/)
})

test('production knows nothing of it, and starts and is operated where no file of it is left', {
  timeout: 90_000,
}, async () => {
  const place = { ...(await built.newEmptyPlace()), ...production }
  const files = built.madeFrom('demo')
  expect(files.map((it) => basename(it))).toEqual(
    expect.arrayContaining(['gazetteer-worker.js', 'tile-worker.js']),
  )
  for (const file of files) await rm(file)

  expect(await built.operate(place, 'settings', 'set', 'storeName', 'Pier')).toMatchObject({ code: 0 })
  const server = await built.start(place)
  expect(await call(server, 'get-home', { location })).toMatchObject({ place: null, strips: [] })
  for (const path of [tile, picture, mark]) expect(await typeOf(server, path)).not.toContain('image')
  expect(await call(server, 'suggest-locations', search)).toMatchObject({ success: true, suggestions: [] })
  expect(await built.operate(place, 'settings', 'get', 'storeName')).toMatchObject({ code: 0 })
  expect(await built.operate(place, 'seed', '--scale', '5')).toMatchObject({
    code: 2,
    output: expect.stringContaining("There is no command 'seed --scale 5' in production."),
  })
  const demo = await built.startInVain({ ...place, APP_MODE: 'demo', DATA_DIR: `${place.DATA_DIR}-demo` })
  expect([demo.code, demo.output]).toEqual([1, expect.stringContaining('ERR_MODULE_NOT_FOUND')])
})
