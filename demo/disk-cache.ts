import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface DiskCacheOptions {
  /** The folder, for this cache alone: any other files in it are deleted. */
  folder: string
  /**
   * A new version is set when the same names come to mean something else, so that nothing of the old is
   * served.
   */
  version: string
  maxBytes: number
  /** Called with the reason where something could not be stored. */
  warn(error: unknown): void
}

/**
 * Stores drawings in a folder of limited size, from which the least recently used go first. It only saves
 * work: with a folder that cannot be read or written it is always empty.
 */
export class DiskCache {
  readonly #folder: string
  readonly #options: DiskCacheOptions
  /** The sizes by name, the least recently used first. */
  readonly #known = new Map<string, number>()
  #bytes = 0
  /** Resolves when the files of earlier runs are known. */
  readonly opened: Promise<void>

  constructor(options: DiskCacheOptions) {
    this.#options = options
    this.#folder = join(options.folder, options.version)
    this.opened = this.#open().catch(options.warn)
  }

  async get(key: string): Promise<Buffer | undefined> {
    const name = nameOf(key)
    await this.opened
    if (!this.#known.has(name)) return undefined
    try {
      const bytes = await readFile(join(this.#folder, name))
      this.#note(name, bytes.length)
      return bytes
    } catch {
      this.#forget(name)
      return undefined
    }
  }

  async set(key: string, bytes: Buffer): Promise<void> {
    const name = nameOf(key)
    const draft = join(this.#folder, `${name}.${randomUUID()}.draft`)
    await this.opened
    try {
      await writeFile(draft, bytes)
      await rename(draft, join(this.#folder, name))
      this.#note(name, bytes.length)
      await this.#makeRoom()
    } catch (error) {
      this.#options.warn(error)
      await rm(draft, { force: true }).catch(() => undefined)
    }
  }

  #note(name: string, size: number): void {
    this.#forget(name)
    this.#bytes += size
    this.#known.set(name, size)
  }

  #forget(name: string): void {
    this.#bytes -= this.#known.get(name) ?? 0
    this.#known.delete(name)
  }

  async #makeRoom(): Promise<void> {
    for (const name of this.#known.keys()) {
      if (this.#bytes <= this.#options.maxBytes) return
      this.#forget(name)
      await rm(join(this.#folder, name), { force: true })
    }
  }

  /**
   * Reads the files of earlier runs, the oldest first. Unfinished drafts and drawings of other versions are
   * deleted.
   */
  async #open(): Promise<void> {
    const { folder, version } = this.#options
    await mkdir(this.#folder, { recursive: true })
    const others = (await readdir(folder)).filter((it) => it !== version)
    await Promise.all(others.map((it) => rm(join(folder, it), { recursive: true, force: true })))
    const names = await readdir(this.#folder)
    const found = await Promise.all(names.map((name) => this.#aged(name)))
    for (const { name, size } of found.flat().sort((a, b) => a.usedAt - b.usedAt)) this.#note(name, size)
  }

  async #aged(name: string): Promise<{ name: string; size: number; usedAt: number }[]> {
    const path = join(this.#folder, name)
    if (name.endsWith('.draft')) {
      await rm(path, { force: true })
      return []
    }
    const { size, mtimeMs } = await stat(path)
    return [{ name, size, usedAt: mtimeMs }]
  }
}

const nameOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 40)
