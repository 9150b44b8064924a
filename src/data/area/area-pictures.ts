import { areaCache } from '#contract/area-pictures.ts'
import { dropPictures } from '#src/data/query/drop-caches.ts'
import { isFull } from '../db/trouble.ts'
import { retryAfterMs } from '../provider/retry-after.ts'

/** Downloads at once: few, so that what somebody looks at meanwhile does not queue behind them. */
const AT_ONCE = 3
const MOST_TRIES = 5

/**
 * The pictures of all areas, in a cache of their own that the service worker reads, and that is never
 * trimmed.
 */
export interface AreaPictures {
  /**
   * Downloads those that are missing; reports each with its size in bytes. Rejects where the device is full
   * or when it is cancelled, and then nothing more is downloaded.
   */
  bring: (
    paths: readonly string[],
    onEach: (bytes: number) => void,
    signal: AbortSignal | undefined,
  ) => Promise<void>
  /** Deletes all others. */
  keepOnly: (paths: ReadonlySet<string>) => Promise<void>
}

export const areaPictures: AreaPictures = {
  async bring(paths, onEach, signal) {
    if (!('caches' in globalThis)) return
    const cache = await caches.open(areaCache)
    const coming = paths.values()
    const bringSome = async () => {
      for (const path of coming) {
        signal?.throwIfAborted()
        const isHere = await cache.match(path)
        onEach(isHere ? 0 : await bringOne(cache, path, signal))
      }
    }
    // Downloads under way end first, so that a caller that deletes them finds all.
    const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, bringSome))
    const failure = ends.find((it) => it.status === 'rejected')
    if (failure) throw failure.reason
    signal?.throwIfAborted()
  },
  async keepOnly(paths) {
    if (!('caches' in globalThis)) return
    if (paths.size === 0) return void (await caches.delete(areaCache))
    const cache = await caches.open(areaCache)
    for (const request of await cache.keys())
      if (!paths.has(request.url) && !paths.has(new URL(request.url).pathname)) await cache.delete(request)
  },
}

/** Downloads a picture. One that fails is downloaded when the area is next updated. */
async function bringOne(cache: Cache, path: string, signal: AbortSignal | undefined): Promise<number> {
  const answer = await fetchPatiently(path, signal).catch(() => undefined)
  if (!answer?.ok || !answer.headers.get('content-type')?.startsWith('image/')) return 0
  const { size } = await answer.clone().blob()
  await cache.put(path, answer.clone()).catch(async (error: unknown) => {
    if (!isFull(error)) throw error
    // Pictures that were merely seen give way.
    await dropPictures()
    await cache.put(path, answer)
  })
  return size
}

/** Fetches a picture, and waits as long as a busy server asks. */
async function fetchPatiently(path: string, signal: AbortSignal | undefined): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(path, { credentials: 'omit', ...(signal && { signal }) })
    const wait = retryAfterMs(answer.headers)
    if (answer.ok || wait === undefined || tries === MOST_TRIES) return answer
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}
