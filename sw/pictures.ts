import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { areaCache } from '#contract/area-pictures.ts'
import { pinnedCache } from '#contract/pinned-pictures.ts'
import { only } from './genuine.ts'
import { stoppable } from './stop-fetching.ts'

const DAY_SECONDS = 24 * 60 * 60

/**
 * Caches pictures and map tiles that were seen, within bounds; they are the first to go when the device is full.
 * Pictures of bookings and of saved areas are in caches that only the page empties.
 */
export function cachePictures(): void {
  keepSeen('/img/', 'pictures', 400)
  keepSeen('/tiles/', 'tiles', 200)
}

function keepSeen(path: string, cacheName: string, maxEntries: number): void {
  const seen = new CacheFirst({
    cacheName,
    fetchOptions: stoppable,
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
        (await findPinned(href)) ??
        seen.handle(options).catch(async (error: unknown) => {
          const other = await otherWidth(href)
          if (other) return other
          throw error
        })
      )
    },
  )
}

const pinned = [pinnedCache, areaCache]

async function findPinned(picture: RequestInfo): Promise<Response | undefined> {
  for (const cacheName of pinned) {
    const found = await caches.match(picture, { cacheName, ignoreVary: true })
    if (found) return found
  }
  return undefined
}

/** The same picture of a booking or a saved area in whatever width is here, for when there is no network. */
async function otherWidth(href: string): Promise<Response | undefined> {
  const [, folder, ending] = /^(.*\/)\d+(\.\w+)$/.exec(href) ?? []
  if (folder === undefined || ending === undefined) return undefined
  for (const cacheName of pinned) {
    if (!(await caches.has(cacheName))) continue
    const requests = await (await caches.open(cacheName)).keys()
    const found = requests.find(({ url }) => url.startsWith(folder) && url.endsWith(ending))
    if (found) return findPinned(found)
  }
  return undefined
}
