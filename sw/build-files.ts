import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { handOver } from './cold-start.ts'
import { fetchLater } from './fetch-later.ts'
import { only } from './genuine.ts'
import { sweepChunks } from './old-chunks.ts'
import { serverPaths } from './server-paths.ts'
import { wholeShell } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

const SHELL = '/index.html'
const CHUNKS = 'chunks'

/**
 * The shell is there from the first visit on, and answers every page of ours at once; without all of it this
 * worker does not install. The rest of the build comes when it is first used, or when the page says that it is
 * idle, and may be missing. Chunks hold their hash in their names, so what an older tab asks for stays right for as
 * long as it is kept.
 */
export function cacheBuild(manifest: readonly PrecacheEntry[]): void {
  const shell = manifest.filter(({ url, revision }) => revision !== 'later' && /\.(html|js)$/.test(url))
  const later = manifest.filter(({ revision }) => revision === 'later').map(({ url }) => `/${url}`)

  addPlugins([wholeShell(shell)])
  precacheAndRoute([...shell])
  cleanupOutdatedCaches()
  const answerShell = createHandlerBoundToURL(SHELL)
  registerRoute(
    new NavigationRoute(async (options) => (await handOver(self)) ?? answerShell(options), {
      denylist: serverPaths,
    }),
  )

  const chunks = new CacheFirst({ cacheName: CHUNKS, plugins: [only(/javascript|css/)] })
  const icons = new StaleWhileRevalidate({ cacheName: 'icons', plugins: [only(/^image\//)] })
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), chunks)
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/icons/'), icons)
  self.addEventListener('message', (event) => {
    if (event.data?.type !== 'IDLE') return
    const ask = (url: string) =>
      (url.startsWith('/icons/') ? icons : chunks).handle({ event, request: new Request(url) })
    event.waitUntil(fetchLater(self, later, ask))
  })
  self.addEventListener('activate', (event) => {
    event.waitUntil(sweepChunks(CHUNKS, new Set(later)))
  })
}
