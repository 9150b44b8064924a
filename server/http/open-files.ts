import { readFileSync } from 'node:fs'

/**
 * The files that the database, the log, the app's own files and outgoing connections may have open at once.
 */
const RESERVED_FILES = 200
const FEWEST = 16

/**
 * The number of connections that leave enough files to open. Each takes one, and a process without files left can
 * neither read nor write its database. Undefined where the system does not say how many there are.
 */
export function mostConnections(limits = ownLimits()): number | undefined {
  const [, most] = /^Max open files +(\d+)/m.exec(limits) ?? []
  return most === undefined ? undefined : Math.max(FEWEST, Number(most) - RESERVED_FILES)
}

function ownLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return ''
  }
}
