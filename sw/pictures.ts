import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

const DAY_SECONDS = 24 * 60 * 60

/** Pictures and map tiles that were seen stay, within bounds; they are the first to go when the device is full. */
export function keepPictures(): void {
  keepSeen('/img/', 'pictures', 400)
  keepSeen('/tiles/', 'tiles', 200)
}

function keepSeen(path: string, cacheName: string, maxEntries: number): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(path),
    new CacheFirst({
      cacheName,
      plugins: [
        new CacheableResponsePlugin({ statuses: [200] }),
        new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true }),
      ],
    }),
  )
}
