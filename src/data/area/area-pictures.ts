import { areaCache } from '#contract/area-pictures.ts'
import { dropPictures } from '#src/data/query/drop-persisted.ts'
import { isFull } from '../db/trouble.ts'
import { retryAfterMs } from '../provider/retry-after.ts'

/** What one looks at meanwhile is not to wait behind them. */
const AT_ONCE = 3
const MOST_TRIES = 5

/** The pictures of all areas, in a cache that the worker looks into and that no bound on what was merely seen reaches. */
export interface AreaPictures {
  /** Brings those that are not here yet; told of each, with how many bytes it took. Rejects where the device is full. */
  bring: (paths: readonly string[], onEach: (bytes: number) => void) => Promise<void>
  /** Drops all others. */
  keepOnly: (paths: ReadonlySet<string>) => Promise<void>
}

export const areaPictures: AreaPictures = {
  async bring(paths, onEach) {
    if (!('caches' in globalThis)) return
    const cache = await caches.open(areaCache)
    const coming = paths.values()
    const bringSome = async () => {
      for (const path of coming) {
        const isHere = await cache.match(path)
        onEach(isHere ? 0 : await bringOne(cache, path))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, bringSome))
  },
  async keepOnly(paths) {
    if (!('caches' in globalThis)) return
    if (paths.size === 0) return void (await caches.delete(areaCache))
    const cache = await caches.open(areaCache)
    for (const request of await cache.keys())
      if (!paths.has(request.url) && !paths.has(new URL(request.url).pathname)) await cache.delete(request)
  },
}

/** What the network does not bring now comes when the area is next read. */
async function bringOne(cache: Cache, path: string): Promise<number> {
  const answer = await fetchPatiently(path).catch(() => undefined)
  if (!answer?.ok || !answer.headers.get('content-type')?.startsWith('image/')) return 0
  const { size } = await answer.clone().blob()
  await cache.put(path, answer.clone()).catch(async (error: unknown) => {
    if (!isFull(error)) throw error
    // What was merely seen gives way.
    await dropPictures()
    await cache.put(path, answer)
  })
  return size
}

/** A server that has a lot to draw says when to come again. */
async function fetchPatiently(path: string): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(path, { credentials: 'omit' })
    const wait = retryAfterMs(answer.headers)
    if (answer.ok || wait === undefined || tries === MOST_TRIES) return answer
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}
