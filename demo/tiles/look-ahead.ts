import { likelyNext, MOST_IN_VIEW, type View, viewAfter } from './likely-next.ts'
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
  #turn = 0
  #drawing: Promise<void> | undefined

  constructor(tiles: Tiles, server: Server) {
    this.#tiles = tiles
    this.#server = server
  }

  get isDrawing(): boolean {
    return this.#drawing !== undefined
  }

  /** Somebody asked for this one. */
  after(tile: TileAddress): void {
    // Where people ask without a pause, only what was asked for last says what is seen.
    if (this.#asked.push(tile) > MOST_IN_VIEW) this.#asked.shift()
    this.#turn += 1
    clearTimeout(this.#pause)
    this.#pause = setTimeout(() => this.#look(), LOOKS_MS).unref()
  }

  #look(): void {
    const view = viewAfter(this.#view, this.#asked)
    this.#view = view
    this.#asked = []
    if (!view) return
    const turn = this.#turn
    // What was drawn for the view before has to come to its end, or such tiles would pile up while people ask.
    const drawing = Promise.resolve(this.#drawing)
      .then(() => this.#draw(likelyNext(view), turn))
      .finally(() => {
        if (this.#drawing === drawing) this.#drawing = undefined
      })
    this.#drawing = drawing
  }

  async #draw(likely: readonly TileAddress[], turn: number): Promise<void> {
    let isDone = false
    const isClosed = () => isDone || turn !== this.#turn || this.#server.hasClosed()
    const missing = this.#tiles.missingOf(likely)
    const drawAll = async () => {
      for (const tile of missing) {
        if (isClosed()) break
        await this.#tiles.draw(tile, 'first')
      }
      isDone = true
    }
    // The second thread is cold at first, and would take its time from whoever waits for a page.
    const helpWhenQuiet = () => {
      const server = { isClosed, isAsked: () => this.#server.isServing(LOOKS_MS) }
      return whenQuiet(server, missing, (tile) => this.#tiles.draw(tile, 'second'))
    }
    await Promise.all([drawAll(), helpWhenQuiet()])
  }
}
