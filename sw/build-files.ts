import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { serverPaths } from './server-paths.ts'

declare const self: ServiceWorkerGlobalScope

const SHELL = '/index.html'
const CHUNKS = 'chunks'

/**
 * The shell is there from the first visit on, and answers every page of ours at once. The other chunks come
 * when they are first used, or when the page says that it is idle; their names hold their hash, so what an
 * older tab asks for stays right for as long as it is kept.
 */
export function keepBuild(manifest: readonly PrecacheEntry[]): void {
  const isChunk = (entry: PrecacheEntry) => entry.revision === 'later'
  const chunks = manifest.filter(isChunk).map(({ url }) => `/${url}`)

  precacheAndRoute(manifest.filter((entry) => !isChunk(entry)))
  cleanupOutdatedCaches()
  registerRoute(new NavigationRoute(createHandlerBoundToURL(SHELL), { denylist: serverPaths }))

  // A captive portal's page has another type than the script asked for, and is never kept.
  const genuine = new CacheableResponsePlugin({
    statuses: [200],
    headers: { 'X-Content-Type-Options': 'nosniff' },
  })
  const strategy = new CacheFirst({ cacheName: CHUNKS, plugins: [genuine] })
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), strategy)
  self.addEventListener('message', (event) => {
    if (event.data?.type !== 'IDLE') return
    event.waitUntil(fetchQuietly(event, chunks, strategy))
  })
}

// One after the other: the network may be weak, and the person comes first.
async function fetchQuietly(
  event: ExtendableEvent,
  urls: readonly string[],
  strategy: CacheFirst,
): Promise<void> {
  for (const url of urls) {
    const done = await strategy.handle({ event, request: new Request(url) }).catch(() => undefined)
    if (!done) return
  }
}
