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
    event.waitUntil(fetchQuietly(event, later, (url) => (url.startsWith('/icons/') ? icons : chunks)))
  })
  self.addEventListener('activate', (event) => {
    event.waitUntil(sweepChunks(CHUNKS, new Set(later)))
  })
}

// One after the other: the network may be weak, and the person comes first. It ends with the last page, or when a
// newer version waits: a worker that is busy cannot be replaced.
async function fetchQuietly(
  event: ExtendableEvent,
  urls: readonly string[],
  strategyOf: (url: string) => CacheFirst | StaleWhileRevalidate,
): Promise<void> {
  for (const url of urls) {
    if (self.registration.waiting || (await self.clients.matchAll()).length === 0) return
    const isSettled = await settled(() => strategyOf(url).handle({ event, request: new Request(url) }))
    // Nothing comes through just now: the page says when there is a network again, and so does the next one.
    if (!isSettled) return
  }
}

/** One request that was lost says little about the next: what did not come is asked for again so much later. */
const AGAIN_AFTER_MS = [1_000, 3_000]

/** Whether it came at last, or never will. */
async function settled(ask: () => Promise<Response>): Promise<boolean> {
  for (const pauseMs of [0, ...AGAIN_AFTER_MS]) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    const answer = await ask().catch(() => undefined)
    if (answer?.ok || answer?.status === 404) return true
  }
  return false
}
