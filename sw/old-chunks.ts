const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000
const MOST_BUILDS = 3

/**
 * Deletes chunks of earlier builds that are too old or too many. The others stay for tabs that still run them, as
 * long as the server keeps them too, and are never so many that they push out pictures that the person has seen.
 */
export async function sweepChunks(
  cacheName: string,
  current: ReadonlySet<string>,
  now = Date.now(),
): Promise<void> {
  const cache = await caches.open(cacheName)
  const old: { request: Request; age: number }[] = []
  for (const request of await cache.keys()) {
    if (current.has(new URL(request.url).pathname)) continue
    const date = Date.parse((await cache.match(request))?.headers.get('date') ?? '')
    old.push({ request, age: Number.isNaN(date) ? KEPT_FOR_MS : now - date })
  }
  old.sort((a, b) => a.age - b.age)
  const over = old.filter(({ age }, at) => age > KEPT_FOR_MS || at >= MOST_BUILDS * current.size)
  await Promise.all(over.map(({ request }) => cache.delete(request)))
}
