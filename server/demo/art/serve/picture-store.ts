import { join } from 'node:path'
import { DiskCache } from './disk-cache.ts'
import { Turnstile } from './turnstile.ts'

/** Raised when the same words draw another picture, so that none of the old ones is served. */
const DRAWN_AS = 'drawn-1'
const MAX_BYTES = 256 * 1024 * 1024

/** A first visit of several screens asks for a hundred; a picture takes a tenth of a second. */
const limits = { atOnce: 2, waiting: 256, patienceMs: 12_000 }

interface Drawing {
  bytes: Promise<Buffer>
  askers: number
  unwanted: AbortController
}

/** Pictures by name: from the disk, or rendered, each once however many ask at the same time. */
export class PictureStore {
  readonly #cache: DiskCache
  readonly #turnstile = new Turnstile(limits)
  readonly #underWay = new Map<string, Drawing>()

  constructor(cacheDir: string) {
    this.#cache = new DiskCache(join(cacheDir, DRAWN_AS), MAX_BYTES)
  }

  /** Nothing is drawn for those who have gone. */
  async picture(name: string, render: () => Promise<Buffer>, gone: AbortSignal): Promise<Buffer> {
    const kept = await this.#cache.get(name)
    if (kept) return kept
    gone.throwIfAborted()
    const drawing = this.#underWay.get(name) ?? this.#begin(name, render)
    drawing.askers += 1
    const leave = () => {
      drawing.askers -= 1
      if (drawing.askers === 0) drawing.unwanted.abort()
    }
    gone.addEventListener('abort', leave)
    try {
      return await drawing.bytes
    } finally {
      gone.removeEventListener('abort', leave)
    }
  }

  #begin(name: string, render: () => Promise<Buffer>): Drawing {
    const unwanted = new AbortController()
    const bytes = this.#turnstile
      .pass(render, unwanted.signal)
      .then(async (drawn) => {
        await this.#cache.set(name, drawn)
        return drawn
      })
      .finally(() => this.#underWay.delete(name))
    const drawing = { bytes, askers: 0, unwanted }
    this.#underWay.set(name, drawing)
    return drawing
  }
}
