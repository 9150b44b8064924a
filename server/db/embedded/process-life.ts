import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** The life of a process, since another one may have its pid later. */
export interface Life {
  pid: number
  /** The start of the process; empty where the system does not say. */
  startedAt: string
  /**
   * The place where its pid means this process: one boot of one machine and, within it, one PID namespace,
   * such as a container's.
   */
  realm?: string | undefined
  /** The name of the machine or container. */
  host?: string | undefined
}

export function ownLife(): Life {
  const { pid } = process
  return { pid, startedAt: stateOf(pid)?.startedAt ?? '', realm: ownRealm(), host: hostname() }
}

/** Whether this process would see it if it lived. */
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
    // EPERM: it lives, under another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const state = stateOf(pid)
  if (!state) return true
  return !state.isZombie && (startedAt === '' || startedAt === state.startedAt)
}

/**
 * Reads /proc/PID/stat on Linux: its 3rd field (a killed process whose parent has not reaped it still has a
 * pid) and its 22nd, counted after the name, which may hold spaces. The 22nd counts from the boot, so that
 * the boot is part of the answer.
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
