import { isInProgress } from '#src/lib/in-progress.ts'
import { newPageHelps, statusOf } from './new-page-helps.ts'

const MARK = 'Missing chunk: '

/**
 * Reloads the page when a part of it is gone from the server, or when the browser no longer asks for it:
 * until whatwg/html#10327, as in Chromium 150, a browser remembers for the life of a page which file failed
 * to load. It reloads once, and not while something is in progress; a second failure soon after is an error
 * to show.
 */
export function watchMissingChunks(takeNewest: () => Promise<void>): void {
  const missed = new Set<string>()
  addEventListener('vite:preloadError', ({ payload }) => {
    const named = /https?:\S+/.exec(payload.message)?.[0]
    // Safari does not name the missing file; then a newer version without this version's entry file means the
    // same.
    const url = named ?? new URL(import.meta.url).href
    const mayBeRemembered = named !== undefined && missed.has(named)
    if (named) missed.add(named)
    // The router would reload by itself on the browser's own message, even while the person is entering
    // something.
    payload.message = `${MARK}${payload.message}`
    const isSo = async () => {
      const status = await statusOf(url)
      return status === 404 || (status === 200 && mayBeRemembered)
    }
    void newPageHelps(isSo, isInProgress).then((does) => (does ? takeNewest() : undefined))
  })
}

/** Whether an error is a part of the app that failed to load. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(MARK)
}
