import { isInProgress } from '#src/lib/in-progress.ts'
import { newPageHelps, statusOf } from './new-page-helps.ts'

const MARK = 'Missing chunk: '

/**
 * A new page helps when a part of this one is gone from the server, and when the browser does not ask for it any
 * more: until whatwg/html#10327, as in Chromium 150, one remembers for the life of a page which file did not come.
 * It is fetched once, and not while something is in progress; a miss soon after is an error to be shown.
 */
export function watchMissingChunks(takeNewest: () => Promise<void>): void {
  const missed = new Set<string>()
  addEventListener('vite:preloadError', ({ payload }) => {
    const named = /https?:\S+/.exec(payload.message)?.[0]
    // Safari does not say which file it was; then a version that does not know this one's entry tells the same.
    const url = named ?? new URL(import.meta.url).href
    const mayBeRemembered = named !== undefined && missed.has(named)
    if (named) missed.add(named)
    // The router reloads by itself when it reads the browser's own words, whatever is being entered.
    payload.message = `${MARK}${payload.message}`
    const isSo = async () => {
      const status = await statusOf(url)
      return status === 404 || (status === 200 && mayBeRemembered)
    }
    void newPageHelps(isSo, isInProgress).then((does) => (does ? takeNewest() : undefined))
  })
}

/** A part of the app that nobody answered for. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(MARK)
}
