/** The page's localStorage; undefined where the device denies it, or has none. */
export function pageStorage(): Storage | undefined {
  try {
    return globalThis.localStorage ?? undefined
  } catch {
    return undefined
  }
}
