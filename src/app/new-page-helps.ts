const KEY = 'reloaded for a missing chunk'
const NOT_AGAIN_FOR_MS = 5 * 60_000
const TIMEOUT_MS = 5_000

/**
 * Whether a reload would help. It would where `isSo`; and it is said once, not again soon after, whatever the
 * reason: a page that reloads for ever is worse than a broken one.
 */
export async function newPageHelps(
  isSo: () => Promise<boolean>,
  isInProgress = () => false,
): Promise<boolean> {
  if (!navigator.onLine || isInProgress() || wasJustTried()) return false
  return (await isSo()) && !isInProgress() && remember()
}

/** The server's status for a file; undefined where nobody answers, as then a reload would not help either. */
export async function statusOf(url: string): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    return (await fetch(url, { method: 'HEAD', cache: 'no-store', signal })).status
  } catch {
    return undefined
  }
}

function wasJustTried(): boolean {
  try {
    const at = Number(sessionStorage.getItem(KEY) ?? Number.NEGATIVE_INFINITY)
    // A clock that was set back counts as recent: rather once too seldom.
    return Date.now() - at < NOT_AGAIN_FOR_MS
  } catch {
    return true
  }
}

function remember(): boolean {
  try {
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    // Without a storage, reloads cannot be counted, and the page could reload for ever.
    return false
  }
}
