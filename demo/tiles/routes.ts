import type { FastifyInstance } from 'fastify'
import { DiskCache } from '../disk-cache.ts'
import { answerUndrawn, DrawingQueue } from '../drawing-queue.ts'
import { readTileAddress, type TileAddress, tileName } from './tile-address.ts'
import type { TileSource } from './tile-thread.ts'

export interface TileOptions {
  /** Where drawn tiles are kept. */
  cacheDir: string
  source: TileSource
  /** Those a first map opens with: drawn while the server gets ready, unless they are kept from an earlier start. */
  opening?: readonly TileAddress[]
}

/** One is painted, one is packed, one is next: more would be drawn before one knows whether anybody still waits. */
const limits = { atOnce: 3, waiting: 512, timeoutMs: 20_000 }

/** Raise it when tiles come to look different, so that those drawn before are forgotten. */
const DRAWN_AS = 'v3'
const MAX_BYTES = 160 * 1024 * 1024

const WEEK_SECONDS = 604_800

/**
 * The demo town's map: `/tiles/street/{z}/{x}/{y}` and `/tiles/satellite/{z}/{x}/{y}` for zooms 4 to 18. A tile has
 * 512 pixels a side and is meant to be shown at 256 CSS pixels, with y counted from the north (XYZ).
 */
export async function registerTiles(
  app: FastifyInstance,
  { cacheDir, source, opening = [] }: TileOptions,
): Promise<void> {
  // A full disk must not cost anybody the map.
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

/** One after another, so that whoever asks for something else has to wait for one at most. */
async function drawAll(tiles: readonly TileAddress[], draw: (tile: TileAddress) => Promise<unknown>) {
  for (const tile of tiles) await draw(tile)
}
