import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'

/** The version is asked of the network first; without one, the last known answer says that nothing is new. */
export function keepVersion(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === '/version.json',
    new NetworkFirst({
      cacheName: 'version',
      networkTimeoutSeconds: 5,
      plugins: [new CacheableResponsePlugin({ statuses: [200] })],
    }),
  )
}
