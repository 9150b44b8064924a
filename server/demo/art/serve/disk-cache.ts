import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Rendered pictures in a folder of at most so many bytes; what was used longest ago goes first. It only ever
 * saves work: a folder that cannot be read or written is a cache that is always empty.
 */
export class DiskCache {
  readonly #folder: string
  readonly #maxBytes: number
  /** Name to size, the least recently used first. */
  readonly #known = new Map<string, number>()
  #bytes = 0
  #ready: Promise<void> | undefined

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder
    this.#maxBytes = maxBytes
  }

  async get(key: string): Promise<Buffer | undefined> {
    const name = nameOf(key)
    try {
      const bytes = await readFile(join(this.#folder, name))
      await this.#opened()
      this.#note(name, bytes.length)
      return bytes
    } catch {
      return undefined
    }
  }

  async set(key: string, bytes: Buffer): Promise<void> {
    const name = nameOf(key)
    const draft = join(this.#folder, `${name}.${randomUUID()}.draft`)
    try {
      await this.#opened()
      await writeFile(draft, bytes)
      await rename(draft, join(this.#folder, name))
      this.#note(name, bytes.length)
      await this.#makeRoom()
    } catch {
      await rm(draft, { force: true }).catch(() => undefined)
    }
  }

  #note(name: string, size: number): void {
    this.#bytes += size - (this.#known.get(name) ?? 0)
    this.#known.delete(name)
    this.#known.set(name, size)
  }

  async #makeRoom(): Promise<void> {
    for (const [name, size] of this.#known) {
      if (this.#bytes <= this.#maxBytes) return
      this.#known.delete(name)
      this.#bytes -= size
      await rm(join(this.#folder, name), { force: true })
    }
  }

  #opened(): Promise<void> {
    this.#ready ??= this.#open()
    return this.#ready
  }

  /** What an earlier run left counts too, oldest first; its unfinished drafts go. */
  async #open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    const names = await readdir(this.#folder)
    const found = await Promise.all(names.map((name) => this.#aged(name)))
    for (const { name, size } of found.sort((a, b) => a.usedAt - b.usedAt)) this.#note(name, size)
  }

  async #aged(name: string): Promise<{ name: string; size: number; usedAt: number }> {
    const path = join(this.#folder, name)
    const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }))
    const isDraft = name.endsWith('.draft')
    if (isDraft) await rm(path, { force: true })
    return { name, size: isDraft ? 0 : size, usedAt: mtimeMs }
  }
}

const nameOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 40)
