import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { processesIn } from './processes.ts'

/** A user who runs the commands, with a folder of their own for everything. */
export interface Person {
  readonly name: string
  readonly id: { uid: number; gid: number } | undefined
  readonly folder: string
}

const isRoot = process.getuid?.() === 0

/** The user who runs the tests and, where that is root, a user without rights before. */
export const people: readonly string[] =
  isRoot && isOpenToAll(process.execPath) ? ['nobody', 'root'] : ['this user']

export function arrive(name: string): Person {
  const folder = mkdtempSync(join(tmpdir(), 'quayside commands '))
  mkdirSync(join(folder, 'home'))
  const id = name === 'nobody' ? { uid: numberOf('-u'), gid: numberOf('-g') } : undefined
  if (id) for (const path of [folder, join(folder, 'home')]) chownSync(path, id.uid, id.gid)
  return { name, id, folder }
}

/** Kills everything that a failed test left running. */
export function leave({ folder }: Person): void {
  for (const pid of processesIn(folder)) process.kill(pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

function numberOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
}

function isOpenToAll(path: string): boolean {
  const parent = dirname(path)
  return (statSync(path).mode & 0o001) !== 0 && (parent === path || isOpenToAll(parent))
}
