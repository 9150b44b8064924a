import { readFileSync } from 'node:fs'

/** One life of a process: another one may have its pid later. */
export interface Life {
  pid: number
  /** When it began, as far as the system says; empty where it does not. */
  startedAt: string
}

export function ownLife(): Life {
  return { pid: process.pid, startedAt: stateOf(process.pid)?.startedAt ?? '' }
}

export function isAlive({ pid, startedAt }: Life): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives, as somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const state = stateOf(pid)
  if (!state) return true
  return !state.isZombie && (startedAt === '' || startedAt === state.startedAt)
}

/**
 * What Linux tells: of /proc/PID/stat the 3rd field (a killed process whose parent has not noticed still has a pid)
 * and the 22nd, counted after the name, which may hold spaces. The latter counts from the start of the machine, so
 * that start is part of it.
 */
function stateOf(pid: number): { isZombie: boolean; startedAt: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { isZombie: fields[0] === 'Z', startedAt: `${boot} ${fields[19]}` }
  } catch {
    return undefined
  }
}
