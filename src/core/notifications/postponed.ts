import { pageStorage } from '#src/data/db/page-storage.ts'

const KEY = 'push asked'
const NOT_AGAIN_FOR_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Whether the person said 'not now' within the last 30 days. A clock that was set back counts as a recent no.
 */
export function wasPostponed(now: number): boolean {
  const at = Number(pageStorage()?.getItem(KEY) ?? 0)
  return at > 0 && now - at < NOT_AGAIN_FOR_MS
}

export function postpone(now: number): void {
  try {
    pageStorage()?.setItem(KEY, String(now))
  } catch {
    // Without a storage the question is asked again after the next booking.
  }
}
