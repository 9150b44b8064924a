import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { call } from '#contract/call.ts'
import type { PainterModule } from '#server/ports/page-painter.ts'
import { testApp } from '#tests/support/app.ts'
import { probe } from '#tests/support/probe.ts'
import { AppNotBuilt, readClient } from './app-files.ts'

// The folder above the app may have any name, even that of the folder with the hashed files.
const top = mkdtempSync(join(tmpdir(), 'quayside-client-'))
const folder = join(top, 'assets', 'client')
const script = 'export const value = 1\n'.repeat(200)
mkdirSync(join(folder, 'assets'), { recursive: true })
writeFileSync(join(top, 'assets', 'secret.txt'), 'secret')
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Quayside</title>')
writeFileSync(join(folder, 'sw.js'), 'self.skipped = true')
writeFileSync(join(folder, 'kill-switch.js'), 'self.leaves = true')
writeFileSync(join(folder, 'manifest.webmanifest'), '{"id":"/","name":"Built"}')
writeFileSync(join(folder, 'assets', 'main-3f9a.js'), script)
afterAll(() => rmSync(top, { recursive: true }))

const server = testApp({ client: readClient(folder) })
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('the app', () => {
  test.each(['/index.html', '/sw.js', '/manifest.webmanifest'])('asks for %s each time', async (url) => {
    const { statusCode, headers } = await server.app.inject({ url })
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
    const again = await server.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('keeps for ever what has a hash in its name', async () => {
    const { statusCode, headers, body } = await server.app.inject({ url: '/assets/main-3f9a.js' })
    expect([statusCode, body]).toEqual([200, script])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/)
  })

  test('comes compressed', async () => {
    const { headers, rawPayload } = await server.app.inject({
      url: '/assets/main-3f9a.js',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(rawPayload).toString()).toBe(script)
  })

  test('is sent as the build compressed it, where it did', async () => {
    // The compressed files have a content of their own, to show which of them is sent.
    writeFileSync(join(folder, 'assets', 'small-11aa.js'), 'plain')
    writeFileSync(join(folder, 'assets', 'small-11aa.js.br'), brotliCompressSync('from the build'))
    writeFileSync(join(folder, 'assets', 'small-11aa.js.gz'), gzipSync('from the build'))
    const sent = async (accepted: string) => {
      const headers = { 'accept-encoding': accepted }
      const answer = await server.app.inject({ url: '/assets/small-11aa.js', headers })
      expect(answer.headers).toMatchObject({ vary: 'accept-encoding' })
      return [answer.headers['content-encoding'], answer.rawPayload] as const
    }
    expect(await sent('gzip, br')).toEqual(['br', brotliCompressSync('from the build')])
    expect(await sent('gzip')).toEqual(['gzip', gzipSync('from the build')])
    expect(await sent('identity')).toEqual([undefined, Buffer.from('plain')])
  })

  test.each(['/events', '/events/jazz-night', '/a/b/c?x=1', '/publication', '/with%20space'])(
    'answers the page at %s, which only it knows',
    async (url) => {
      const { statusCode, headers, body } = await server.app.inject({ url, headers: page })
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(body).toContain('<title>Quayside</title>')
      expect((await server.app.inject({ method: 'HEAD', url, headers: page })).statusCode).toBe(200)
    },
  )

  test.each([{ accept: '*/*' }, {}])('answers the page to who previews a link (%j)', async (headers) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await server.app.inject({ method, url: '/events/jazz-night?x=a.png', headers })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    }
  })
})

describe('a painted page', () => {
  const reply = { account: v.nullable(v.number()) }
  const whose = probe(call('whose', { request: {}, reply, auth: 'optional' }), async (_, { caller }) => ({
    account: caller?.accountId ?? null,
  }))
  const painter: PainterModule = {
    understoodAddress: (url) => url,
    addressOf: () => undefined,
    openAddresses: [],
    makePagePainter:
      (answer) =>
      async ({ language }) => {
        const body = JSON.stringify(await answer('whose', {}))
        return {
          status: 200,
          route: '/',
          language,
          direction: 'ltr',
          head: '',
          body,
          state: `{"from":${body}}`,
        }
      },
  }
  const template = '<html><head><!--head--><!--/head--></head><body><!--body--><!--/body--></body></html>'
  const painted = testApp({
    probes: [whose],
    client: { folder, template, painted: { painter, screenFiles: new Map([['/', ['/assets/home-1.js']]]) } },
  })

  test('shows what a guest sees, whoever asks, so that anybody may keep it', async () => {
    const { token } = await painted.logIn()
    const headers = { ...page, authorization: `Bearer ${token}`, cookie: `token=${token}` }
    for (const url of ['/', `/events?token=${token}`]) {
      const answer = await painted.app.inject({ url, headers })
      expect(answer.body).toContain('"account":null')
      expect(answer.headers).not.toHaveProperty('set-cookie')
    }
    expect((await painted.call('whose', { token })).body.account).toEqual(expect.any(Number))
  })

  test('names the files its screen needs', async () => {
    const { body } = await painted.app.inject({ url: '/events', headers: page })
    expect(body).toContain('data-files="/assets/home-1.js"')
  })

  test('names what it was painted from, which anybody may keep too', async () => {
    const { body } = await painted.app.inject({ url: '/events', headers: page })
    const [, url = ''] = /data-state="([^"]+)"/.exec(body) ?? []
    const state = await painted.app.inject({ url })
    expect(state.json()).toEqual({ from: { success: true, account: null } })
    expect(state.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=3600, immutable',
    })
  })

  test.each(['?of=/events', '?of=https://elsewhere.example', '?of=/a&of=/b', ''])(
    'of another name has nothing, which nobody keeps: %s',
    async (of) => {
      const { statusCode, headers } = await painted.app.inject({ url: `/painted/another${of}` })
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
    },
  )
})

describe('an earlier build', () => {
  test('is answered from where it is kept, for ever, and this one first', async () => {
    const kept = join(server.config.dataDir, 'builds', 'assets')
    await expect.poll(() => existsSync(join(kept, 'main-3f9a.js')), { timeout: 10_000 }).toBe(true)
    writeFileSync(join(kept, 'main-0000.js'), 'export const value = 0')
    writeFileSync(join(kept, 'main-3f9a.js'), 'another one')
    const headers = { 'accept-encoding': 'gzip, br' }
    const compressed = await server.app.inject({ url: '/assets/main-0000.js', headers })
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe('export const value = 0')
    const mine = await server.app.inject({ url: '/assets/main-3f9a.js', headers })
    expect(brotliDecompressSync(mine.rawPayload).toString()).toBe(script)
    const earlier = await server.app.inject({ url: '/assets/main-0000.js' })
    expect([earlier.statusCode, earlier.body]).toEqual([200, 'export const value = 0'])
    expect(earlier.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await server.app.inject({ url: '/assets/main-3f9a.js' })).body).toBe(script)
  })
})

describe('the worker', () => {
  test('is replaced by the one that takes it away while the operator says so', async () => {
    const asked = async () => (await server.app.inject({ url: '/sw.js' })).body
    expect(await asked()).toBe('self.skipped = true')
    await server.services.settings.change('offlineWorker', 'false')
    expect(await asked()).toBe('self.leaves = true')
    await server.services.settings.change('offlineWorker', undefined)
    expect(await asked()).toBe('self.skipped = true')
  })
})

describe('the manifest', () => {
  const read = async () => {
    const { headers, body } = await server.app.inject({ url: '/manifest.webmanifest' })
    return { type: headers['content-type'], tag: headers.etag, ...JSON.parse(body) }
  }

  test('has the name and the colour that the operator gave', async () => {
    const before = await read()
    expect(before).toMatchObject({
      id: '/',
      name: 'Quayside',
      type: 'application/manifest+json; charset=utf-8',
    })
    await server.services.settings.change('storeName', 'Harbour')
    await server.services.settings.change('storeColor', '#123456')
    const after = await read()
    expect(after).toMatchObject({ id: '/', name: 'Harbour', short_name: 'Harbour', theme_color: '#123456' })
    expect(after.tag).not.toBe(before.tag)
    await server.services.settings.change('storeName', undefined)
    await server.services.settings.change('storeColor', undefined)
    expect(await read()).toEqual(before)
  })
})

describe('nothing', () => {
  test.each([
    '/assets/main-old.js',
    '/missing.png',
    '/public/api/get-settings',
    '/public/api',
    '/public/api?x',
  ])('is found at %s by who takes anything', async (url) => {
    const { statusCode, headers } = await server.app.inject({ url, headers: { accept: '*/*' } })
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
  })

  test('is found at the address of a page by a script', async () => {
    const headers = { accept: '*/*', 'sec-fetch-dest': 'empty' }
    expect((await server.app.inject({ url: '/events', headers })).statusCode).toBe(404)
  })

  test.each(['/public/api/get-settings', '/public/api/nowhere', '/public/api'])(
    'is a page among the calls (%s)',
    async (url) => {
      const { statusCode, headers } = await server.app.inject({ url, headers: page })
      expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
    },
  )

  test('is a page for who writes', async () => {
    expect((await server.app.inject({ method: 'POST', url: '/events', headers: page })).statusCode).toBe(404)
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/assets/....//secret.txt',
    '/..%5csecret.txt',
    '//etc/passwd',
    '/%00',
    `/${top}/assets/secret.txt`,
  ])('outside the folder is reached by %s', async (url) => {
    for (const headers of [page, { accept: '*/*' }]) {
      const { statusCode, body } = await server.app.inject({ url, headers })
      expect(body).not.toContain('secret')
      expect(body).not.toContain('root:')
      expect(statusCode).toBeLessThan(500)
    }
  })
})

test('an app that was not built is said in a sentence', () => {
  expect(() => readClient(top)).toThrow(AppNotBuilt)
  expect(() => readClient(top)).toThrow(/has no index\.html\. Run npm run build\.$/)
})
