import { availableParallelism } from 'node:os'
import { threadOf } from '../thread.ts'
import { encodeTile } from './encode.ts'
import type { Strip } from './strip.ts'
import type { TileAddress } from './tile-address.ts'
import { newPixels, picturesOf, type TileSource } from './tile-source.ts'

/** What a thread is asked, and what it answers. */
interface StripOrder {
  tile: TileAddress
  strip: Strip
  pixels: Uint8Array
  /** Nobody waits for it. */
  isRehearsal?: true
}
interface PaintedStrip {
  isPainted: boolean
}
export type TileOrder = StripOrder & { id: number }
export type TileReply = (PaintedStrip & { id: number }) | { id: number; problem: string }

/** More tiles than the still picture of a place has: somebody looks around. */
const LOOKING_AROUND = 12
/** A map that was moved has its tiles: the second thread would learn at the cost of those. */
const PAUSE_MS = 150

/**
 * Draws on threads of their own, so that not even a hundred new tiles keep the server from answering: the upper half
 * of a tile on one, the lower half on the other. The first starts with the first tile, or when told to prepare; the
 * second when told to rehearse with it, or when somebody looks around on the map before that, who waits for some tiles
 * twice as long: until it knows the town the first draws alone.
 *
 * @param entry The built file of `tile-worker.ts`.
 * @param rehearsal What the second learns to draw by.
 */
export function drawnOnThreads(
  entry: URL,
  rehearsal: readonly TileAddress[],
  processors = availableParallelism(),
): TileSource & { prepare(): void } {
  const first = threadOf<StripOrder, PaintedStrip>(entry, 'tiles')
  const second = threadOf<StripOrder, PaintedStrip>(entry, 'lower halves of tiles')
  let secondIs: 'off' | 'learning' | 'ready' = 'off'
  let drawn = 0
  let pause: NodeJS.Timeout | undefined

  const lowerHalf = async (order: { tile: TileAddress; pixels: Uint8Array; isRehearsal?: true }) => {
    try {
      await second.ask({ ...order, strip: 'lower' })
      secondIs = 'ready'
    } catch (error) {
      secondIs = 'off'
      throw error
    }
  }
  const drawForNobody = picturesOf(async (tile, pixels) => {
    const { isPainted } = await first.ask({ tile, strip: 'whole', pixels, isRehearsal: true })
    return isPainted
  })
  const rehearseTogether = async () => {
    if (secondIs !== 'off' || processors === 1) return
    secondIs = 'learning'
    const pixels = newPixels()
    try {
      for (const tile of rehearsal) await lowerHalf({ tile, pixels, isRehearsal: true })
    } catch {
      // It is drawn for nobody: what goes wrong is seen with the next tile.
    }
  }
  const draw = picturesOf(async (tile, pixels) => {
    if (secondIs === 'ready') {
      const upperHalf = first.ask({ tile, strip: 'upper', pixels })
      const [{ isPainted }] = await Promise.all([upperHalf, lowerHalf({ tile, pixels })])
      return isPainted
    }
    const { isPainted } = await first.ask({ tile, strip: 'whole', pixels })
    drawn += 1
    clearTimeout(pause)
    if (drawn >= LOOKING_AROUND) pause = setTimeout(rehearseTogether, PAUSE_MS).unref()
    return isPainted
  })
  return {
    prepare() {
      first.start()
      // The first picture that is packed takes five times as long as the next. What goes wrong is seen with a tile.
      encodeTile('satellite', newPixels()).catch(() => undefined)
    },
    rehearseTogether,
    draw,
    drawForNobody,
    async close() {
      clearTimeout(pause)
      await Promise.all([first.close(), second.close()])
    },
  }
}
