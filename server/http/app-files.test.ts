import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { AppNotBuilt, registerAppFiles } from './app-files.ts'

// A folder above the app may have any name, that of the hashed files' own folder too.
const top = mkdtempSync(join(tmpdir(), 'quayside-client-'))
const folder = join(top, 'assets', 'client')
const script = 'export const value = 1\n'.repeat(200)
mkdirSync(join(folder, 'assets'), { recursive: true })
writeFileSync(join(top, 'assets', 'secret.txt'), 'secret')
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Quayside</title>')
writeFileSync(join(folder, 'sw.js'), 'self.skipped = true')
writeFileSync(join(folder, 'manifest.webmanifest'), '{}')
writeFileSync(join(folder, 'assets', 'main-3f9a.js'), script)
afterAll(() => rmSync(top, { recursive: true }))

const server = testApp({ clientFolder: folder })
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('the app', () => {
  test.each(['/', '/index.html', '/sw.js', '/manifest.webmanifest'])('asks for %s each time', async (url) => {
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
})

describe('nothing', () => {
  test.each(['/assets/main-old.js', '/missing.png', '/public/api/get-settings', '/public/api', '/events'])(
    'is found at %s by who wants no page',
    async (url) => {
      const { statusCode, headers } = await server.app.inject({ url, headers: { accept: '*/*' } })
      expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
    },
  )

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

test('an app that was not built is said in a sentence', async () => {
  await expect(registerAppFiles(server.app, top)).rejects.toThrow(AppNotBuilt)
  await expect(registerAppFiles(server.app, top)).rejects.toThrow(/has no index\.html\. Run npm run build\.$/)
})
