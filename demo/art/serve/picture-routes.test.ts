import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { registerPictures } from './picture-routes.ts'

async function server() {
  const cacheDir = await mkdtemp(join(tmpdir(), 'pictures-'))
  const app = Fastify()
  await registerPictures(app, { cacheDir })
  const kept = async () => {
    const [drawn = ''] = await readdir(cacheDir)
    return readdir(join(cacheDir, drawn))
  }
  return { app, get: (url: string, headers = {}) => app.inject({ url, headers }), kept }
}

const COVER = '/img/events/music/7/0/160.webp'

describe('a picture', () => {
  test('is kept for ever by whoever gets it', async () => {
    const { get } = await server()
    const { statusCode, headers, rawPayload } = await get(COVER)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('image/webp')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(rawPayload.subarray(8, 12).toString('latin1')).toBe('WEBP')
  })

  test('is not sent to who has it', async () => {
    const { get } = await server()
    const { headers } = await get(COVER)
    const again = await get(COVER, { 'if-none-match': headers.etag })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    expect((await get(COVER, { 'if-none-match': '"another"' })).statusCode).toBe(200)
  })

  test('is rendered once, however many ask and whatever they ask besides', async () => {
    const { get, kept } = await server()
    const answers = await Promise.all([get(COVER), get(COVER), get(`${COVER}?again=1`)])
    expect(new Set(answers.map((it) => it.headers.etag)).size).toBe(1)
    expect(await kept()).toHaveLength(1)
  })

  test('comes from the disk the second time', async () => {
    const { get } = await server()
    const first = await get(COVER)
    const before = process.cpuUsage()
    const second = await get(COVER)
    const { user, system } = process.cpuUsage(before)
    expect(second.rawPayload).toEqual(first.rawPayload)
    expect((user + system) / 1000).toBeLessThan(20)
  })

  test('of a person and of a business is there too', async () => {
    const { get } = await server()
    expect((await get('/img/avatar/3/96.avif')).headers['content-type']).toBe('image/avif')
    expect((await get('/img/mark/3/96.webp')).statusCode).toBe(200)
  })
})

test.each([
  ['a vertical there is not', '/img/cars/music/7/0/160.webp'],
  ['a category that is no slug', '/img/events/Mu..sic/7/0/160.webp'],
  ['a seed that is no number', '/img/events/music/seven/0/160.webp'],
  ['a seed written another way', '/img/events/music/007/0/160.webp'],
  ['a seed too large', '/img/events/music/99999999999/0/160.webp'],
  ['a gallery too long', '/img/events/music/7/12/160.webp'],
  ['a width nobody needs', '/img/events/music/7/0/161.webp'],
  ['a format nobody needs', '/img/events/music/7/0/160.png'],
  ['no format', '/img/events/music/7/0/160'],
  ['a portrait of a cover’s width', '/img/avatar/3/1280.webp'],
  ['a way out of the folder', '/img/events/music/7/0/..%2f160.webp'],
])('%s is not found', async (_, url) => {
  const { get } = await server()
  expect((await get(url)).statusCode).toBe(404)
})

const marks = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => `/img/mark/${from + i}/48.webp`)

test('a hundred pictures at once all come', async () => {
  const { get } = await server()
  const answers = await Promise.all(marks(0, 100).map((url) => get(url)))
  expect(answers.map((it) => it.statusCode)).toEqual(Array(100).fill(200))
})

test('a storm is turned away with a word on when to come back', async () => {
  const { get } = await server()
  const answers = await Promise.all(marks(0, 300).map((url) => get(url)))
  const refused = answers.filter((it) => it.statusCode === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
  expect(answers.filter((it) => it.statusCode === 200).length).toBeGreaterThanOrEqual(256)
})

test('nothing is drawn for a client that has left', async () => {
  const { app, get, kept } = await server()
  let arrived = 0
  app.addHook('onRequest', async () => void arrived++)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const large = [1, 2, 3, 4].map((seed) => get(`/img/events/music/${seed}/0/720.avif`))
  const leaving = new AbortController()
  const left = marks(0, 20).map((url) => fetch(address + url, { signal: leaving.signal }))
  await expect.poll(() => arrived).toBe(24)
  leaving.abort()
  await Promise.allSettled([...large, ...left])
  await get('/img/mark/99/48.webp')
  expect(await kept()).toHaveLength(5)
  await app.close()
})
