import { DiskCache, type DiskCacheOptions } from '../../disk-cache.ts'
import { DrawingQueue } from '../../drawing-queue.ts'

/** Raise the version when the same spec gives another picture. */
const KEEPING = { version: 'drawn-1', maxBytes: 256 * 1024 * 1024 }

/**
 * The limits of rendering. A first visit of several screens asks for a hundred pictures, and each takes a
 * tenth of a second.
 */
const limits = { atOnce: 2, waiting: 256, timeoutMs: 12_000 }

/** Finds pictures by name, on the disk or by rendering them. */
export class PictureStore {
  readonly #cache: DiskCache
  readonly #queue = new DrawingQueue(limits)

  constructor(folder: string, warn: DiskCacheOptions['warn']) {
    this.#cache = new DiskCache({ folder, warn, ...KEEPING })
  }

  async picture(name: string, render: () => Promise<Buffer>, gone: AbortSignal): Promise<Buffer> {
    const kept = await this.#cache.get(name)
    if (kept) return kept
    const renderAndKeep = async () => {
      const drawn = await render()
      await this.#cache.set(name, drawn)
      return drawn
    }
    return this.#queue.draw(name, renderAndKeep, gone)
  }
}
