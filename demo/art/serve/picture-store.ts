import { DiskCache, type DiskCacheOptions } from '../../disk-cache.ts'
import { DrawingQueue } from '../../drawing-queue.ts'

/** Raise the version when the same words draw another picture. */
const KEEPING = { version: 'drawn-1', maxBytes: 256 * 1024 * 1024 }

/** A first visit of several screens asks for a hundred; a picture takes a tenth of a second. */
const limits = { atOnce: 2, waiting: 256, timeoutMs: 12_000 }

/** Pictures by name: from the disk, or rendered. */
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
