import { pinnedCache } from '#contract/pinned-pictures.ts'
import { dropPictures } from '#src/data/query/drop-persisted.ts'
import { isFull } from '../db/trouble.ts'
import { personHere } from '../owner.ts'

/** Keeps just these pictures of ours, however much is looked at beside them; what the network does not bring now comes next time. */
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
    // Whoever has left meanwhile leaves nothing behind: their cache is gone, and writing into it keeps nothing.
    if (!answer || personHere().owner !== owner) return
    if (!isPicture(answer)) continue
    await cache.put(path, answer.clone()).catch(async (error: unknown) => {
      if (!isFull(error)) return
      // What was merely seen gives way to what is booked.
      await dropPictures()
      await cache.put(path, answer).catch(() => {})
    })
  }
}

/** A network that wants a sign-in answers everything with a page of its own. */
function isPicture({ ok, headers }: Response): boolean {
  return ok && (headers.get('content-type') ?? '').startsWith('image/')
}
