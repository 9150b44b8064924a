import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core'
import { QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router'
import { getElementScrollRestorationEntry } from '@tanstack/router-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

// Tests of behaviour that the app needs and that packages do not document: see
// docs/decisions/024-private-parts.md.

afterEach(() => vi.unstubAllGlobals())

/** The path of a file of an installed package, whether the package exports it or not. */
function pathIn(name: string, file: string): string {
  const at = createRequire(import.meta.url)
    .resolve.paths(name)
    ?.find((it) => existsSync(join(it, name)))
  if (!at) throw new Error(`${name} is not installed.`)
  return join(at, name, file)
}
const textOf = (name: string, file: string) => readFileSync(pathIn(name, file), 'utf8')

test('Chakra and Emotion ask the two that are left out for one default each, and file by `memo` alone', () => {
  const styled = 'dist/esm/styled-system'
  const factory = textOf('@chakra-ui/react', `${styled}/factory.js`)
  expect(factory).toMatch(/^import \w+ from '@emotion\/is-prop-valid';$/m)
  for (const file of ['css', 'serialize', 'system', 'utility'])
    expect(textOf('@chakra-ui/react', `${styled}/${file}.js`)).toContain(
      "import { memo } from '../utils/memo.js';",
    )
  const hoist = textOf('@emotion/react', '_isolated-hnrs/dist/emotion-react-_isolated-hnrs.browser.esm.js')
  expect(hoist).toMatch(/^import [\w$]+ from 'hoist-non-react-statics';$/m)
})

test('Lucide hands the maker of an icon its lines under `node`', async () => {
  const file = pathIn('lucide-react', 'dist/esm/icons/x.mjs')
  const { __iconData } = await import(pathToFileURL(file).href)
  expect(__iconData.node).toEqual([
    ['path', expect.objectContaining({ d: expect.any(String) })],
    ['path', expect.objectContaining({ d: expect.any(String) })],
  ])
  expect(readFileSync(file, 'utf8')).toMatch(
    /from '\.\.\/createLucideIcon\.mjs'[\s\S]*createLucideIcon\(__iconData\)/,
  )
})

describe('the router', () => {
  const root = createRootRoute()
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component: () => 'home' }),
    createRoute({
      getParentRoute: () => root,
      path: '/old',
      beforeLoad: () => {
        throw redirect({ href: '/new?a=1' })
      },
    }),
  ])
  const routerAt = (path: string) =>
    createRouter({ routeTree, isServer: true, history: createMemoryHistory({ initialEntries: [path] }) })

  test('says in `_serverResult` where it was sent instead', async () => {
    const router = routerAt('/old')
    await router.load()
    const result = router._serverResult
    expect(result?.type).toBe('redirect')
    expect(result?.type === 'redirect' && result.redirect.options.href).toBe('/new?a=1')
  })

  test('marks with `_notFound` or `notFound` what leads nowhere', async () => {
    const marks = async (path: string) => {
      const router = routerAt(path)
      await router.load()
      return router.state.matches.some((it) => it.status === 'notFound' || it._notFound)
    }
    expect([await marks('/'), await marks('/nowhere')]).toEqual([false, true])
  })

  test('names in the third place of `getMatchedRoutes` the screen of a path', () => {
    const [, , found] = routerAt('/').getMatchedRoutes('/')
    const [, , none] = routerAt('/').getMatchedRoutes('/nowhere')
    expect([found?.fullPath, none]).toEqual(['/', undefined])
  })

  test('knows an entry of the history by `__TSR_key`', async () => {
    const router = routerAt('/')
    await router.load()
    const { __TSR_key: first } = router.latestLocation.state
    router.history.push('/')
    await router.load()
    expect(first).toEqual(expect.any(String))
    expect(router.latestLocation.state.__TSR_key).not.toBe(first)
    expect(getElementScrollRestorationEntry(router, { id: 'row' })).toBeUndefined()
  })

  test('puts no boundary around a screen that it is told was painted, in `ssr`', () => {
    const matches = textOf('@tanstack/react-router', 'dist/esm/Matches.js')
    expect(matches).toMatch(/router\.isServer\) \|\| router\.ssr \? .*MatchesInner, \{\}\) : .*Suspense/)
  })
})

test('what is kept of a query is named after the prefix and its hash, and holds its state', async () => {
  const kept = new Map<string, string>()
  const keeper = experimental_createQueryPersister<string>({
    storage: {
      getItem: (key) => kept.get(key),
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    prefix: 'q',
    buster: '1',
  })
  const queries = new QueryClient()
  queries.setQueryData(['event', 1], { title: 'Regatta' })
  await keeper.persistQueryByKey(['event', 1], queries)
  const [[name, value] = []] = kept
  const hash = queries.getQueryCache().find({ queryKey: ['event', 1] })?.queryHash
  expect(name).toBe(`q-${hash}`)
  expect(JSON.parse(value ?? '')).toMatchObject({ buster: '1', state: { data: { title: 'Regatta' } } })
})

describe('Workbox', () => {
  const heard = new Map<string, (event: object) => void>()
  beforeEach(() => {
    const addEventListener = (name: string, hear: (event: object) => void) => heard.set(name, hear)
    vi.stubGlobal('self', { addEventListener })
  })

  test('calls the cache of the shell `workbox-precache…`', async () => {
    const { PrecacheController } = await import('workbox-precaching')
    expect(new PrecacheController().strategy.cacheName).toMatch(/^workbox-precache/)
  })

  test('fetches what a page tells it by `CACHE_URLS`', async () => {
    const { Router } = await import('workbox-routing')
    const router = new Router()
    const asked = vi.spyOn(router, 'handleRequest').mockResolvedValue(new Response())
    router.addCacheListener()
    const data = { type: 'CACHE_URLS', payload: { urlsToCache: ['http://localhost/assets/a.js'] } }
    heard.get('message')?.({ data, waitUntil: () => {} })
    expect(asked.mock.calls.map(([{ request }]) => request.url)).toEqual(['http://localhost/assets/a.js'])
  })
})

test('Leaflet names what our style of a map speaks of, and adds up the light of its tiles', () => {
  const code = textOf('leaflet', 'dist/leaflet-src.js')
  for (const name of ['leaflet-container', 'leaflet-tile', 'leaflet-layer '])
    expect(code).toContain(`'${name}`)
  const css = textOf('leaflet', 'dist/leaflet.css')
  expect(css).toMatch(/\.leaflet-container img\.leaflet-tile \{[^}]*mix-blend-mode: plus-lighter/)
})

test('npm writes down in `node_modules/.package-lock.json` what it has installed', () => {
  const modules = dirname(pathIn('react', ''))
  const { packages } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8'))
  expect(packages['node_modules/react'].version).toMatch(/^\d+\.\d+\.\d+/)
})
