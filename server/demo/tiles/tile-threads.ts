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
}
interface PaintedStrip {
  isPainted: boolean
}
export type TileOrder = StripOrder & { id: number }
export type TileReply = (PaintedStrip & { id: number }) | { id: number; problem: string }

/** More tiles than the still picture of a place has: somebody looks around. */
const LOOKING_AROUND = 12

/**
 * Draws on threads of their own, so that not even a hundred new tiles keep the server from answering: the upper half
 * of a tile on one, the lower half on the other. The first starts with the first tile, or when told to prepare; the
 * second when told to rehearse, or when somebody looks around on the map before that, who waits for some tiles twice as
 * long: until it knows the town the first draws alone.
 *
 * @param entry The built file of `tile-worker.ts`.
 */
export function drawnOnThreads(
  entry: URL,
  processors = availableParallelism(),
): TileSource & { prepare(): void } {
  const first = threadOf<StripOrder, PaintedStrip>(entry, 'tiles')
  const second = threadOf<StripOrder, PaintedStrip>(entry, 'lower halves of tiles')
  let secondIs: 'off' | 'learning' | 'ready' = 'off'
  let drawn = 0

  const lowerHalf = async (tile: TileAddress, pixels: Uint8Array) => {
    try {
      await second.ask({ tile, strip: 'lower', pixels })
      secondIs = 'ready'
    } catch (error) {
      secondIs = 'off'
      throw error
    }
  }
  const learn = async (tile: TileAddress) => {
    if (secondIs !== 'off' || processors === 1) return
    secondIs = 'learning'
    // It is drawn for nobody: what goes wrong is seen with the next tile.
    await lowerHalf(tile, newPixels()).catch(() => undefined)
  }
  const draw = picturesOf(async (tile, pixels) => {
    if (secondIs === 'ready') {
      const upperHalf = first.ask({ tile, strip: 'upper', pixels })
      const [{ isPainted }] = await Promise.all([upperHalf, lowerHalf(tile, pixels)])
      return isPainted
    }
    const { isPainted } = await first.ask({ tile, strip: 'whole', pixels })
    drawn += 1
    if (drawn >= LOOKING_AROUND) void learn(tile)
    return isPainted
  })
  return {
    prepare() {
      first.start()
      // The first picture that is packed takes five times as long as the next. What goes wrong is seen with a tile.
      encodeTile('satellite', newPixels()).catch(() => undefined)
    },
    async rehearse(tile) {
      await learn(tile)
      await draw(tile)
    },
    draw,
    async close() {
      await Promise.all([first.close(), second.close()])
    },
  }
}
