import { availableParallelism } from 'node:os'
import { threadOf } from '../thread.ts'
import { knownBy, newAsking } from './asking.ts'
import { encodeTile } from './encode.ts'
import type { Strip } from './strip.ts'
import type { TileAddress } from './tile-address.ts'
import { newPixels, picturesOf, type TileSource } from './tile-source.ts'

/** What a thread is asked, and what it answers. */
interface StripOrder {
  tile: TileAddress
  strip: Strip
  pixels: Uint8Array
  isForNobody?: true
}
interface PaintedStrip {
  isPainted: boolean
}
export type TileOrder = StripOrder & { id: number }
export type TileReply = (PaintedStrip & { id: number }) | { id: number; problem: string }

/** Who has drawn so many tiles knows the town, and draws the next as fast as any other. */
const LEARNED_BY = 8

/**
 * Draws on threads of their own, so that not even a hundred new tiles keep the server from answering: the upper half
 * of a tile on one, the lower half on the other. The first starts with the first tile, or when told to prepare; the
 * second when it is to draw for nobody. It learns the town by that: until then the first draws alone for whoever waits.
 *
 * @param entry The built file of `tile-worker.ts`.
 */
export function drawnOnThreads(
  entry: URL,
  processors = availableParallelism(),
): TileSource & { prepare(): void } {
  const asking = newAsking()
  const known = knownBy(asking)
  const first = threadOf<StripOrder, PaintedStrip>(entry, 'tiles', asking)
  const second = threadOf<StripOrder, PaintedStrip>(entry, 'more tiles', asking)
  let learned = 0

  const drawTaught = async (order: StripOrder) => {
    try {
      const painted = await second.ask(order)
      // Open water teaches nothing.
      if (painted.isPainted) learned += 1
      return painted
    } catch (error) {
      learned = 0
      throw error
    }
  }
  const forNobody = (ask: (order: StripOrder) => Promise<PaintedStrip>) =>
    picturesOf(async (tile, pixels) => {
      const { isPainted } = await ask({ tile, strip: 'whole', pixels, isForNobody: true })
      return isPainted
    })
  const drawers = {
    first: forNobody(first.ask),
    second: forNobody(processors > 1 ? drawTaught : first.ask),
  }
  return {
    prepare() {
      first.start()
      // The first picture that is packed takes five times as long as the next. What goes wrong is seen with a tile.
      encodeTile('satellite', newPixels()).catch(() => undefined)
    },
    draw: picturesOf((tile, pixels) =>
      known(async () => {
        if (learned < LEARNED_BY) return (await first.ask({ tile, strip: 'whole', pixels })).isPainted
        const [upper] = await Promise.all([
          first.ask({ tile, strip: 'upper', pixels }),
          drawTaught({ tile, strip: 'lower', pixels }),
        ])
        return upper.isPainted
      }),
    ),
    drawForNobody: (tile, by) => drawers[by](tile),
    async close() {
      await Promise.all([first.close(), second.close()])
    },
  }
}
