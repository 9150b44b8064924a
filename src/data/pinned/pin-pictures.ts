import { pinnedCache } from '#contract/pinned-pictures.ts'
import { dropPictures } from '#src/data/query/drop-caches.ts'
import { isFull } from '../db/trouble.ts'
import { personHere } from '../owner.ts'

/**
 * Stores exactly these pictures of our server, never trimmed; one that fails to load is tried the next time.
 */
export async function pinPictures(wanted: readonly string[]): Promise<void> {
  if (!('caches' in globalThis)) return
  const { owner } = personHere()
  const cache = await caches.open(pinnedCache)
  const kept = new Set<string>()
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (wanted.includes(pathname)) kept.add(pathname)
    else await cache.delete(request)
  }
  for (const path of wanted) {
    if (kept.has(path)) continue
    const answer = await fetch(path).catch(() => undefined)
    // A person who has logged out meanwhile leaves nothing behind: their cache is gone, so nothing is written
    // to it.
    if (!answer || personHere().owner !== owner) return
    if (!isPicture(answer)) continue
    await cache.put(path, answer.clone()).catch(async (error: unknown) => {
      if (!isFull(error)) return
      // Pictures that were merely seen give way to those of bookings.
      await dropPictures()
      await cache.put(path, answer).catch(() => {})
    })
  }
}

/** Whether an answer is a picture: a network that wants a sign-in answers everything with its own page. */
function isPicture({ ok, headers }: Response): boolean {
  return ok && (headers.get('content-type') ?? '').startsWith('image/')
}
