import { registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { FROM_DEVICE } from '#contract/from-device.ts'
import { only } from './genuine.ts'

/** Caches the version, to answer the server's last numbers without a network, marked as such. */
export function cacheVersion(): void {
  const version = new NetworkFirst({
    cacheName: 'version',
    plugins: [
      only(/json/),
      { cachedResponseWillBeUsed: async ({ cachedResponse }) => marked(cachedResponse) },
    ],
  })
  registerRoute(
    ({ url, sameOrigin, request }) =>
      sameOrigin && url.pathname === '/version.json' && request.mode !== 'navigate',
    version,
  )
}

/** Marks an answer of the cache: whoever asks whether there is a network has to know that nobody answered. */
function marked(kept: Response | undefined): Response | undefined {
  if (!kept) return undefined
  const headers = new Headers(kept.headers)
  headers.set(FROM_DEVICE, 'yes')
  return new Response(kept.body, { status: kept.status, headers })
}
