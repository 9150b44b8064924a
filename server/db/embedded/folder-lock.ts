import { closeSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** What the lock of a data folder says of the process that holds it. */
const holderSchema = v.object({
  pid: v.number(),
  /** When that process started, so that another one with the same pid is not taken for it. */
  startedAt: v.string(),
  /** Where the operator's command reaches the holder, once it listens. */
  control: v.optional(v.object({ port: v.number(), secret: v.string() })),
})
export type LockHolder = v.InferOutput<typeof holderSchema>

/** Two processes on one embedded database would lose each other's commits without an error. */
export class FolderInUse extends Error {
  readonly holder: LockHolder
  constructor(dataDir: string, holder: LockHolder) {
    super(`${dataDir} is in use by process ${holder.pid}. Stop it, or set DATA_DIR to another folder.`)
    this.name = 'FolderInUse'
    this.holder = holder
  }
}

export interface FolderLock {
  /** Tells the operator's command where to knock. */
  announce(control: { port: number; secret: string }): void
  release(): void
}

const lockPath = (dataDir: string) => join(dataDir, 'server.lock')

/** Takes the folder for this process, also from one that died holding it. */
export function lockFolder(dataDir: string): FolderLock {
  const path = lockPath(dataDir)
  const me: LockHolder = { pid: process.pid, startedAt: startOf(process.pid) ?? '' }
  if (!create(path, me)) takeOver(dataDir, me)
  return {
    announce: (control) => replace(path, { ...me, control }),
    release: () => {
      if (readHolder(dataDir)?.pid === process.pid) rmSync(path, { force: true })
    },
  }
}

/** Who holds the folder and lives. */
export function livingHolder(dataDir: string): LockHolder | undefined {
  const holder = readHolder(dataDir)
  return holder && lives(holder) ? holder : undefined
}

/** Several may find the same dead lock: only the one that holds the guard looks again and replaces it. */
function takeOver(dataDir: string, me: LockHolder): void {
  const path = lockPath(dataDir)
  const guard = `${path}.takeover`
  const refuseLiving = (holder: LockHolder | undefined) => {
    if (holder && lives(holder)) throw new FolderInUse(dataDir, holder)
  }
  refuseLiving(readHolder(dataDir))
  if (!create(guard, me)) {
    refuseLiving(parseHolder(guard))
    rmSync(guard, { force: true })
    if (!create(guard, me)) throw new FolderInUse(dataDir, me)
  }
  try {
    refuseLiving(readHolder(dataDir))
    replace(path, me)
  } finally {
    rmSync(guard, { force: true })
  }
}

function create(path: string, holder: LockHolder): boolean {
  try {
    const file = openSync(path, 'wx', 0o600)
    writeFileSync(file, JSON.stringify(holder))
    closeSync(file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function replace(path: string, holder: LockHolder): void {
  const next = `${path}.${process.pid}`
  writeFileSync(next, JSON.stringify(holder), { mode: 0o600 })
  renameSync(next, path)
}

function readHolder(dataDir: string): LockHolder | undefined {
  return parseHolder(lockPath(dataDir))
}

function parseHolder(path: string): LockHolder | undefined {
  try {
    return v.parse(holderSchema, JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    // Missing, or cut short by a crash: nobody's.
    return undefined
  }
}

function lives(holder: LockHolder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    // EPERM: it lives, as somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const start = startOf(holder.pid)
  return start === undefined || holder.startedAt === '' || start === holder.startedAt
}

/** Where the system says it (Linux): the 22nd field of /proc/PID/stat, counted after the name, which may hold spaces. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}
