import { likelyNext, type View, viewAfter } from './likely-next.ts'
import type { TileAddress } from './tile-address.ts'
import { whenQuiet } from './when-quiet.ts'

/** How to draw each of some tiles that is missing when it is its turn. */
export type MissingOf = (tiles: Iterable<TileAddress>) => Iterable<() => Promise<unknown>>

export interface Server {
  hasClosed(): boolean
  /** Somebody waits for anything, or did so long ago at most. */
  isServing(withinMs: number): boolean
}

/** Whoever moves the map or goes nearer looks at it for so long before the next step. */
const LOOKS_MS = 150

/** Draws what whoever looks at the map is likely to ask for next, while they look. */
export class LookAhead {
  readonly #missingOf: MissingOf
  readonly #server: Server
  #asked: TileAddress[] = []
  #view: View | undefined
  #pause: NodeJS.Timeout | undefined
  #looking = 0

  constructor(missingOf: MissingOf, server: Server) {
    this.#missingOf = missingOf
    this.#server = server
  }

  get isDrawing(): boolean {
    return this.#looking > 0
  }

  /** Somebody asked for this one. */
  after(tile: TileAddress): void {
    this.#asked.push(tile)
    clearTimeout(this.#pause)
    this.#pause = setTimeout(() => this.#draw(), LOOKS_MS).unref()
  }

  async #draw(): Promise<void> {
    this.#view = viewAfter(this.#view, this.#asked)
    this.#asked = []
    let isDone = false
    const isClosed = () => isDone || this.#asked.length > 0 || this.#server.hasClosed()
    const drawing = this.#missingOf(this.#view ? likelyNext(this.#view) : [])
    this.#looking += 1
    const drawOn = async (isAsked: () => boolean) => {
      await whenQuiet({ isClosed, isAsked }, drawing)
      isDone = true
    }
    // Whoever waits for a tile goes first anyway; a second takes part while nobody waits for anything.
    await Promise.all([drawOn(() => false), drawOn(() => this.#server.isServing(LOOKS_MS))])
    this.#looking -= 1
  }
}
