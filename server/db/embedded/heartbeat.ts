import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type FolderLock, HeldElsewhere, lockFolder } from './folder-lock.ts'

/** How often a holder stirs, and for how long one must not have before its folder is another's. */
export interface Rhythm {
  beatMs: number
  silenceMs: number
}

const usual: Rhythm = { beatMs: 5_000, silenceMs: 30_000 }

/**
 * Takes the folder as `lockFolder` does. One that is held from another container or machine is watched first: its
 * holder touches the lock again and again, and who has not been seen to do so all the while is gone. Only changes are
 * looked for, since two machines may not agree on the time.
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

/** Touches the lock for as long as this process lives, or until `stop`; `onLost` hears when it is no longer ours. */
export function keepTouching(lock: FolderLock, onLost: () => void, { beatMs } = usual): { stop(): void } {
  const timer = setInterval(() => {
    if (isStillOurs(lock)) return
    clearInterval(timer)
    onLost()
  }, beatMs).unref()
  return { stop: () => clearInterval(timer) }
}

/** A disk that cannot be asked just now says nothing of whose the folder is. */
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
    // Given back meanwhile: nothing stirs there any more.
    if (now === undefined) return false
    if (now !== before) return true
  }
  return false
}

/** Opened anew each time, as network file systems tell the truth only to who opens. */
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
