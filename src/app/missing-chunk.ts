import { isInProgress } from '#src/lib/in-progress.ts'
import { newPageHelps, statusOf } from './new-page-helps.ts'

const MARK = 'Missing chunk: '

/**
 * A new page helps when a part of this one is gone from the server. It is fetched once, and not while something
 * is in progress; a second miss soon after is an error to be shown.
 */
export function watchMissingChunks(takeNewest: () => Promise<void>): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // Safari does not say which file it was; then a version that does not know this one's entry tells the same.
    const url = /https?:\S+/.exec(payload.message)?.[0] ?? new URL(import.meta.url).href
    // The router reloads by itself when it reads the browser's own words, whatever is being entered.
    payload.message = `${MARK}${payload.message}`
    const isGone = async () => (await statusOf(url)) === 404
    void newPageHelps(isGone, isInProgress).then((does) => (does ? takeNewest() : undefined))
  })
}

/** A part of the app that nobody answered for. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(MARK)
}
