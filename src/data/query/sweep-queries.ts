import type { Store } from '#src/data/db/store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LONGEST_KEPT_MS = 30 * DAY_MS

/** The most bytes that the stored answers of all people may take on a device. */
export const MOST_BYTES = 20_000_000

/**
 * Deletes answers that are too old, then the oldest until the rest fits. Age is only judged by a clock that
 * can be trusted: without one (`now` undefined) nothing is too old.
 */
export async function sweepQueries(
  store: Store,
  now: number | undefined,
  mostBytes = MOST_BYTES,
): Promise<void> {
  const mayGo = (await store.all('query')).filter(
    ({ until }) => until === undefined || (now !== undefined && until <= now),
  )
  const newestFirst = mayGo.sort((a, b) => b.at - a.at)
  let bytes = 0
  const tooMuch = newestFirst.filter((it) => {
    bytes += it.bytes
    return bytes > mostBytes || (now !== undefined && now - it.at > LONGEST_KEPT_MS)
  })
  await store.remove(
    'query',
    tooMuch.map((it) => it.key),
  )
}
