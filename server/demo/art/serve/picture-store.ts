import { join } from 'node:path'
import { DiskCache } from './disk-cache.ts'
import { Turnstile } from './turnstile.ts'

/** Raised when the same words draw another picture, so that none of the old ones is served. */
const DRAWN_AS = 'drawn-1'
const MAX_BYTES = 256 * 1024 * 1024

/** Pictures by name: from the disk, or rendered, each once however many ask at the same time. */
export class PictureStore {
  readonly #cache: DiskCache
  readonly #turnstile = new Turnstile({ atOnce: 2, waiting: 48 })
  readonly #underWay = new Map<string, Promise<Buffer>>()

  constructor(cacheDir: string) {
    this.#cache = new DiskCache(join(cacheDir, DRAWN_AS), MAX_BYTES)
  }

  async picture(name: string, render: () => Promise<Buffer>): Promise<Buffer> {
    return (await this.#cache.get(name)) ?? this.#rendered(name, render)
  }

  #rendered(name: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const shared = this.#underWay.get(name)
    if (shared) return shared
    const fresh = this.#turnstile
      .pass(render)
      .then(async (bytes) => {
        await this.#cache.set(name, bytes)
        return bytes
      })
      .finally(() => this.#underWay.delete(name))
    this.#underWay.set(name, fresh)
    return fresh
  }
}
