import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 24 * 60 * 60 * 1000

export interface Bounds {
  forMs: number
  mostBytes: number
}

const bounds: Bounds = { forMs: 31 * DAY_MS, mostBytes: 300_000_000 }

/**
 * Copies the files of this build to those of earlier ones, for tabs that were opened before it. Their names
 * hold their hash, so that builds share one folder and never disturb each other. The time of a file says when
 * a server last had it in its build. Files that are too old are deleted, then the oldest of those that are
 * too many, but never one in use.
 */
export async function keepBuild(
  built: string,
  kept: string,
  now: Date,
  { forMs, mostBytes }: Bounds = bounds,
): Promise<void> {
  await mkdir(kept, { recursive: true })
  const current = new Set(await filesIn(built))
  for (const name of current) await keep(join(built, name), join(kept, name), now)

  const earlier: { path: string; at: number; size: number }[] = []
  for (const name of await filesIn(kept)) {
    if (current.has(name)) continue
    const path = join(kept, name)
    const { mtimeMs, size } = await stat(path)
    earlier.push({ path, at: mtimeMs, size })
  }
  earlier.sort((a, b) => b.at - a.at)
  let bytes = 0
  for (const { path, at, size } of earlier) {
    bytes += size
    if (bytes > mostBytes || now.getTime() - at > forMs) await rm(path, { force: true })
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true })
  return found.filter((it) => it.isFile()).map((it) => it.name)
}

async function keep(from: string, to: string, now: Date): Promise<void> {
  const has = await stat(to).catch(() => undefined)
  if (has?.size !== (await stat(from)).size) {
    // Another server may read the file at this moment, so it appears whole or not at all.
    const partial = `${to}.${process.pid}.partial`
    await copyFile(from, partial)
    await rename(partial, to)
  }
  await utimes(to, now, now)
}
