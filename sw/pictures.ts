import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { pinnedCache } from '#contract/pinned-pictures.ts'
import { only } from './genuine.ts'

const DAY_SECONDS = 24 * 60 * 60

/**
 * Pictures and map tiles that were seen stay, within bounds; they are the first to go when the device is full. Those
 * of what is booked are in a cache that only the page empties.
 */
export function cachePictures(): void {
  keepSeen('/img/', 'pictures', 400)
  keepSeen('/tiles/', 'tiles', 200)
}

function keepSeen(path: string, cacheName: string, maxEntries: number): void {
  const seen = new CacheFirst({
    cacheName,
    plugins: [
      only(/^image\//),
      new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true }),
    ],
  })
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(path),
    async (options) => {
      const { href } = options.url
      return (
        (await caches.match(href, pinned)) ??
        seen.handle(options).catch(async (error: unknown) => {
          const other = await otherWidth(href)
          if (other) return other
          throw error
        })
      )
    },
  )
}

const pinned = { cacheName: pinnedCache, ignoreVary: true } as const

/** Without a network, a picture of what is booked in whatever width it is here. */
async function otherWidth(href: string): Promise<Response | undefined> {
  const [, folder, ending] = /^(.*\/)\d+(\.\w+)$/.exec(href) ?? []
  if (folder === undefined || ending === undefined || !(await caches.has(pinnedCache))) return undefined
  const cache = await caches.open(pinnedCache)
  const found = (await cache.keys()).find(({ url }) => url.startsWith(folder) && url.endsWith(ending))
  return found && cache.match(found, pinned)
}
