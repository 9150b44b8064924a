import { readFileSync } from 'node:fs'

/** What the database, the log, the app's own files and connections to others may have open at the same time. */
const FOR_OURSELVES = 200
const FEWEST = 16

/**
 * So many connections leave us files to open: each is one, and a process that has no more to open can neither read its
 * database nor write to it. Undefined where the system does not say how many there may be.
 */
export function mostConnections(limits = ownLimits()): number | undefined {
  const [, most] = /^Max open files +(\d+)/m.exec(limits) ?? []
  return most === undefined ? undefined : Math.max(FEWEST, Number(most) - FOR_OURSELVES)
}

function ownLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return ''
  }
}
