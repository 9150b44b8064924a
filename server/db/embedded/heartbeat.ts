import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type FolderLock, HeldElsewhere, lockFolder } from './folder-lock.ts'

/** How often a holder touches its lock, and how long one must not have done so before the folder is taken. */
export interface Rhythm {
  beatMs: number
  silenceMs: number
}

const usual: Rhythm = { beatMs: 5_000, silenceMs: 30_000 }

/**
 * Takes the folder as `lockFolder` does. A lock of another container or machine is watched first: its holder
 * is dead if it does not touch the lock in all that time. Only changes are looked for, because two machines
 * may not agree on the time.
 */
export async function takeFolder(
  dataDir: string,
  { silenceMs } = usual,
  tell: (sentence: string) => void = (it) => process.stderr.write(it),
): Promise<FolderLock> {
  for (let silent: string | undefined; ; ) {
    try {
      return lockFolder(dataDir, silent)
    } catch (error) {
      if (!(error instanceof HeldElsewhere)) throw error
      tell(
        `${error.path} was left by ${error.holder.host}: looking for ${silenceMs / 1000} s whether it stirs.\n`,
      )
      if (await stirs(error, silenceMs)) throw error
      silent = error.text
    }
  }
}

/**
 * Touches the lock as long as this process lives, or until `stop`. `onLost` is called when the lock is no
 * longer ours.
 */
export function keepTouching(lock: FolderLock, onLost: () => void, { beatMs } = usual): { stop(): void } {
  const timer = setInterval(() => {
    if (isStillOurs(lock)) return
    clearInterval(timer)
    onLost()
  }, beatMs).unref()
  return { stop: () => clearInterval(timer) }
}

/**
 * Touches the lock, and answers whether it is ours. A disk that fails just now does not mean that it is not.
 */
function isStillOurs(lock: FolderLock): boolean {
  try {
    return lock.touch()
  } catch {
    return true
  }
}

async function stirs({ path }: HeldElsewhere, silenceMs: number): Promise<boolean> {
  const before = stateOf(path)
  const step = silenceMs / 30
  for (let watched = 0; watched < silenceMs; watched += step) {
    await pause(step)
    const now = stateOf(path)
    // The lock was released meanwhile.
    if (now === undefined) return false
    if (now !== before) return true
  }
  return false
}

/**
 * The state of a lock. It is opened anew each time, because network file systems answer truly only on
 * opening.
 */
function stateOf(path: string): string | undefined {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  try {
    return `${fstatSync(file).mtimeMs} ${readFileSync(file, 'utf8')}`
  } finally {
    closeSync(file)
  }
}
