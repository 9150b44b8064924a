import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** One life of a process: another one may have its pid later. */
export interface Life {
  pid: number
  /** When it began, as far as the system says; empty where it does not. */
  startedAt: string
  /** Where its pid means this process: one start of one machine, and there one PID namespace, as containers have. */
  realm?: string | undefined
  /** How people call that machine or container. */
  host?: string | undefined
}

export function ownLife(): Life {
  const { pid } = process
  return { pid, startedAt: stateOf(pid)?.startedAt ?? '', realm: ownRealm(), host: hostname() }
}

/** Whether it would be found here if it lived. */
export function isFromHere({ realm }: Life): boolean {
  return realm === undefined || realm === ownRealm()
}

function ownRealm(): string {
  try {
    return `${bootId()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
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
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { isZombie: fields[0] === 'Z', startedAt: `${bootId()} ${fields[19]}` }
  } catch {
    return undefined
  }
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
}
