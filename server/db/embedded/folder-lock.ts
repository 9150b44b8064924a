import { createHash, randomBytes } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { isAlive, isFromHere, ownLife } from './process-life.ts'

/** The content of a data folder's lock: the process that holds it. */
const holderSchema = v.object({
  pid: v.number(),
  /** The start of the process, so that another one that gets its pid is not taken for it. */
  startedAt: v.string(),
  /** The machine and PID namespace in which the pid is meant. Locks of older versions do not have it. */
  realm: v.optional(v.string()),
  host: v.optional(v.string()),
  /** The address at which the operator's command reaches the holder, once it listens. */
  control: v.optional(v.object({ port: v.number(), secret: v.string() })),
})
export type LockHolder = v.InferOutput<typeof holderSchema>

/**
 * Thrown where another process has the folder. Two on one embedded database would lose each other's commits
 * without an error.
 */
export class FolderInUse extends Error {
  readonly holder: LockHolder
  constructor(dataDir: string, holder: LockHolder) {
    const { pid, host } = holder
    super(
      isFromHere(holder)
        ? `${dataDir} is in use by process ${pid}. Stop it, or set DATA_DIR to another folder.`
        : `${dataDir} is in use by process ${pid} of another container or machine (${host}). Stop it, or set DATA_DIR to ` +
            `another folder. If that one surely runs no more, remove ${lockPath(dataDir)}.`,
    )
    this.name = 'FolderInUse'
    this.holder = holder
  }
}

/**
 * Thrown where the holder is on another machine or in another container. Whether it lives shows only in its
 * lock, which it touches again and again.
 */
export class HeldElsewhere extends FolderInUse {
  readonly path: string
  readonly text: string
  constructor(dataDir: string, holder: LockHolder, lock: { path: string; text: string }) {
    super(dataDir, holder)
    this.path = lock.path
    this.text = lock.text
  }
}

export interface FolderLock {
  /** Tells the operator's command where this server listens. */
  announce(control: { port: number; secret: string }): void
  /** Touches the lock, to show that the holder lives. False where the folder is somebody else's by now. */
  touch(): boolean
  release(): void
}

const MOST_TRIES = 100

const lockPath = (dataDir: string) => join(dataDir, 'server.lock')

/**
 * Takes the folder for this process, also from a holder that has died. `silent` is the content of a lock that
 * its holder has stopped touching.
 */
export function lockFolder(dataDir: string, silent?: string): FolderLock {
  const path = lockPath(dataDir)
  const me: LockHolder = ownLife()
  let tries = 0
  while (!create(path, me) && !inherit(dataDir, me, silent)) {
    // Another process was faster, so that the next look finds it alive.
    if (++tries === MOST_TRIES) throw new Error(`${path} cannot be read. If no server runs, remove it.`)
  }
  removeDrafts(dataDir)
  const isOurs = () => {
    const holder = parse(read(path))
    return holder?.pid === me.pid && holder.startedAt === me.startedAt && holder.realm === me.realm
  }
  return {
    announce: (control) => replace(path, { ...me, control }),
    touch: () => {
      if (!isOurs()) return false
      const now = new Date()
      utimesSync(path, now, now)
      return true
    },
    release: () => {
      if (isOurs()) rmSync(path)
    },
  }
}

/** The holder of the folder, where it lives as far as this process can see. */
export function livingHolder(dataDir: string): LockHolder | undefined {
  const holder = parse(read(lockPath(dataDir)))
  return holder && isFromHere(holder) && isAlive(holder) ? holder : undefined
}

/**
 * Takes over a dead lock. Several processes may find it, and one that takes it over may die meanwhile. So the
 * heir of a dead holder writes itself into a file named after that holder, which only one process can create,
 * and its own heir does the same. The last one in this chain holds the folder, and shortens the chain to
 * itself.
 */
function inherit(dataDir: string, me: LockHolder, silent: string | undefined): boolean {
  const path = lockPath(dataDir)
  const chain = chainFrom(path)
  const [first] = chain
  const last = chain.at(-1)
  if (first === undefined || last === undefined) return false
  const holder = last === silent ? undefined : parse(last)
  if (holder && !isFromHere(holder)) {
    const before = chain.at(-2)
    const its = before === undefined ? path : heirPath(path, before)
    throw new HeldElsewhere(dataDir, holder, { path: its, text: last })
  }
  if (holder && isAlive(holder)) throw new FolderInUse(dataDir, holder)
  if (!create(heirPath(path, last), me)) return false
  // Where another process has shortened the chain since it was read, it had deleted this file, and creating
  // it anew means nothing.
  const isOurs = read(path) === first
  if (isOurs) replace(path, me)
  for (const text of isOurs ? chain : [last]) rmSync(heirPath(path, text))
  return isOurs
}

function chainFrom(path: string): string[] {
  const texts: string[] = []
  for (let text = read(path); text !== undefined; text = read(heirPath(path, text))) {
    if (texts.push(text) === MOST_TRIES) break
  }
  return texts
}

function heirPath(path: string, dead: string): string {
  return `${path}.heir-${createHash('sha256').update(dead).digest('hex').slice(0, 16)}`
}

/** Creates the lock file, which appears whole or not at all. False where there is one. */
function create(path: string, holder: LockHolder): boolean {
  const draft = writeDraft(path, holder)
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft)
  }
}

function replace(path: string, holder: LockHolder): void {
  renameSync(writeDraft(path, holder), path)
}

function writeDraft(path: string, holder: LockHolder): string {
  const draft = `${path}.draft-${process.pid}-${randomBytes(4).toString('hex')}`
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 })
  return draft
}

/** Deletes drafts of processes that were killed while they wrote one. */
function removeDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const [, pid] = /^server\.lock\.draft-(\d+)-/.exec(name) ?? []
    if (pid === undefined) continue
    const path = join(dataDir, name)
    const writer = parse(read(path)) ?? { pid: Number(pid), startedAt: '' }
    if (isFromHere(writer) && !isAlive(writer)) rmSync(path, { force: true })
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Reads a lock; undefined where a crash has cut its text short. */
function parse(text: string | undefined): LockHolder | undefined {
  try {
    return v.parse(holderSchema, JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}
