import type { FastifyInstance } from 'fastify'
import { DiskCache } from '../disk-cache.ts'
import { answerUndrawn, DrawingQueue } from '../drawing-queue.ts'
import { readTileAddress, type TileAddress, tileName } from './tile-address.ts'
import type { TileSource } from './tile-thread.ts'

export interface TileOptions {
  /** The folder in which drawn tiles are cached. */
  cacheDir: string
  source: TileSource
  /** The tiles that a map first shows. They are drawn as the server starts, unless they are in the cache. */
  opening?: readonly TileAddress[]
}

/**
 * One tile is painted, one is compressed, and one is next. More would be drawn before it is known whether
 * anybody still waits.
 */
const limits = { atOnce: 3, waiting: 512, timeoutMs: 20_000 }

/** Raised when tiles look different, so that those drawn before are dropped. */
const DRAWN_AS = 'v3'
const MAX_BYTES = 160 * 1024 * 1024

const WEEK_SECONDS = 604_800

/**
 * Serves the demo town's map at `/tiles/street/{z}/{x}/{y}` and `/tiles/satellite/{z}/{x}/{y}`, for zooms 4
 * to 18. A tile has 512 pixels a side and is shown at 256 CSS pixels, with y counted from the north (XYZ).
 */
export async function registerTiles(
  app: FastifyInstance,
  { cacheDir, source, opening = [] }: TileOptions,
): Promise<void> {
  // A full disk must not take the map away.
  const warn = (error: unknown) => app.log.warn({ err: error }, 'a tile could not be kept')
  const cache = new DiskCache({ folder: cacheDir, version: DRAWN_AS, maxBytes: MAX_BYTES, warn })
  await cache.opened
  const queue = new DrawingQueue(limits)

  const drawAndKeep = async (tile: TileAddress) => {
    const { body, isOpenSea } = await source.draw(tile)
    const bytes = Buffer.from(body)
    if (!isOpenSea) await cache.set(tileName(tile), bytes)
    return bytes
  }
  const bytesOf = async (tile: TileAddress, gone: AbortSignal) =>
    (await cache.get(tileName(tile))) ?? queue.draw(tileName(tile), () => drawAndKeep(tile), gone)

  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  app.addHook('onClose', () => source.close())
  drawAll(opening, (tile) => bytesOf(tile, closing.signal)).catch((error) => {
    if (!closing.signal.aborted) app.log.warn({ err: error }, 'the opening map is not drawn yet')
  })

  app.get<{ Params: Record<'kind' | 'z' | 'x' | 'y', string> }>(
    '/tiles/:kind/:z/:x/:y',
    async (request, reply) => {
      const tile = readTileAddress(request.params)
      if (!tile) return reply.callNotFound()
      const headers = {
        etag: `"${DRAWN_AS}-${tileName(tile)}"`,
        'cache-control': `public, max-age=${WEEK_SECONDS}, stale-while-revalidate=${WEEK_SECONDS * 4}`,
      }
      if (request.headers['if-none-match'] === headers.etag) return reply.code(304).headers(headers).send()
      try {
        const body = await bytesOf(tile, request.signal)
        return reply.headers(headers).type('image/webp').send(body)
      } catch (error) {
        return answerUndrawn(request, reply, error)
      }
    },
  )
}

/** Draws tiles one after another, so that another request waits for one at most. */
async function drawAll(tiles: readonly TileAddress[], draw: (tile: TileAddress) => Promise<unknown>) {
  for (const tile of tiles) await draw(tile)
}
