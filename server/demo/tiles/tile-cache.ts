import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Raise it when tiles come to look different, so that those drawn before are forgotten. */
export const DRAWING_VERSION = 2

export interface TileCacheLimits {
  /** How many tiles are kept on disk; one has about 25 kB. */
  files: number
  /** How many are kept in memory as well. */
  inMemory: number
}

const defaultLimits: TileCacheLimits = { files: 6_000, inMemory: 240 }

/** Drawn tiles on disk. A tile is there whole or not at all, and those drawn first go first. */
export class TileCache {
  readonly #folder: string
  readonly #limits: TileCacheLimits
  readonly #names = new Set<string>()
  readonly #memory = new Map<string, Buffer>()
  #unfinished = 0

  private constructor(folder: string, limits: TileCacheLimits) {
    this.#folder = folder
    this.#limits = limits
  }

  /** Opens the cache, and throws away what an older version drew. */
  static async open(folder: string, limits: TileCacheLimits = defaultLimits): Promise<TileCache> {
    const own = `v${DRAWING_VERSION}`
    const cache = new TileCache(join(folder, own), limits)
    await mkdir(cache.#folder, { recursive: true })
    const others = (await readdir(folder)).filter((it) => /^v\d+$/.test(it) && it !== own)
    await Promise.all(others.map((it) => rm(join(folder, it), { recursive: true, force: true })))
    for (const name of await oldestFirst(cache.#folder)) cache.#names.add(name)
    return cache
  }

  has(name: string): boolean {
    return this.#names.has(name)
  }

  async get(name: string): Promise<Buffer | undefined> {
    const known = this.#memory.get(name)
    if (known) return known
    if (!this.has(name)) return undefined
    const body = await readFile(this.#pathOf(name)).catch(() => undefined)
    if (body) this.#remember(name, body)
    return body
  }

  async put(name: string, body: Buffer): Promise<void> {
    this.#remember(name, body)
    const part = join(this.#folder, `${process.pid}-${this.#unfinished++}.part`)
    await writeFile(part, body)
    await rename(part, this.#pathOf(name))
    this.#names.add(name)
    for (const oldest of this.#names) {
      if (this.#names.size <= this.#limits.files) break
      this.#names.delete(oldest)
      await rm(this.#pathOf(oldest), { force: true })
    }
  }

  #pathOf(name: string): string {
    return join(this.#folder, `${name}.webp`)
  }

  #remember(name: string, body: Buffer): void {
    this.#memory.delete(name)
    this.#memory.set(name, body)
    for (const oldest of this.#memory.keys()) {
      if (this.#memory.size <= this.#limits.inMemory) break
      this.#memory.delete(oldest)
    }
  }
}

async function oldestFirst(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((it) => it.endsWith('.webp'))
  const dated = await Promise.all(
    files.map(async (file) => ({
      name: file.slice(0, -'.webp'.length),
      at: (await stat(join(folder, file))).mtimeMs,
    })),
  )
  return dated.sort((a, b) => a.at - b.at).map((it) => it.name)
}
