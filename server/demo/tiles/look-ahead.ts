import { likelyNext, type View, viewAfter } from './likely-next.ts'
import type { TileAddress } from './tile-address.ts'
import type { Drawer } from './tile-source.ts'
import { whenQuiet } from './when-quiet.ts'

interface Tiles {
  /** Those that are missing when it is their turn. */
  missingOf(tiles: Iterable<TileAddress>): Iterable<TileAddress>
  draw(tile: TileAddress, by: Drawer): Promise<unknown>
}

export interface Server {
  hasClosed(): boolean
  /** Somebody waits for anything, or did so long ago at most. */
  isServing(withinMs: number): boolean
}

/** Whoever moves the map or goes nearer looks at it for so long before the next step. */
const LOOKS_MS = 150

/** Draws what whoever looks at the map is likely to ask for next, while they look. */
export class LookAhead {
  readonly #tiles: Tiles
  readonly #server: Server
  #asked: TileAddress[] = []
  #view: View | undefined
  #pause: NodeJS.Timeout | undefined
  #looking = 0

  constructor(tiles: Tiles, server: Server) {
    this.#tiles = tiles
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
    const missing = this.#tiles.missingOf(this.#view ? likelyNext(this.#view) : [])
    const drawAll = async () => {
      for (const tile of missing) {
        if (isClosed()) break
        await this.#tiles.draw(tile, 'first')
      }
      isDone = true
    }
    const helpWhenQuiet = () => {
      const server = { isClosed, isAsked: () => this.#server.isServing(LOOKS_MS) }
      return whenQuiet(server, missing, (tile) => this.#tiles.draw(tile, 'second'))
    }
    this.#looking += 1
    await Promise.all([drawAll(), helpWhenQuiet()])
    this.#looking -= 1
  }
}
