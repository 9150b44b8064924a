import { pageStorage } from '#src/data/db/page-storage.ts'

const KEY = 'install'
const NEW_VISIT_AFTER_MS = 60 * 60 * 1000

interface InstallMemory {
  visits: number
  lastSeenAt: number
  refusedAt?: number
}

/** The visits and the refusal that this device remembers; none where it remembers nothing. */
export function installMemory(): InstallMemory {
  try {
    const { visits, lastSeenAt, refusedAt } = JSON.parse(pageStorage()?.getItem(KEY) ?? '{}')
    return {
      visits: Number(visits) || 0,
      lastSeenAt: Number(lastSeenAt) || 0,
      ...(Number(refusedAt) > 0 ? { refusedAt: Number(refusedAt) } : {}),
    }
  } catch {
    return { visits: 0, lastSeenAt: 0 }
  }
}

/** Counts a page as a visit of its own when the last one is an hour ago. */
export function rememberVisit(now: number): void {
  const known = installMemory()
  const isNew = Math.abs(now - known.lastSeenAt) > NEW_VISIT_AFTER_MS
  remember({ ...known, visits: known.visits + (isNew ? 1 : 0), lastSeenAt: now })
}

export function rememberRefusal(now: number): void {
  remember({ ...installMemory(), refusedAt: now })
}

function remember(memory: InstallMemory): void {
  try {
    pageStorage()?.setItem(KEY, JSON.stringify(memory))
  } catch {
    // Without a storage every visit is the first, and the offer comes late or never.
  }
}
