import type { FastifyInstance } from 'fastify'
import { DiskCache } from '../disk-cache.ts'
import { answerUndrawn, DrawnOnce } from '../drawn-once.ts'
import { drawUnasked, type Unasked } from './draw-unasked.ts'
import type { TileImage } from './encode.ts'
import { readTileAddress, type TileAddress, tileName } from './tile-address.ts'
import { type Drawer, drawnHere, type TileSource } from './tile-source.ts'

export interface TileOptions extends Unasked {
  /** Where drawn tiles are kept. */
  cacheDir: string
  /** Who draws them; by default this very thread. */
  source?: TileSource
}

/** One is painted, one is packed, one is next: more would be drawn before one knows whether anybody still waits. */
const limits = { atOnce: 3, waiting: 512, patienceMs: 12_000 }

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
  { cacheDir, source = drawnHere, ...unasked }: TileOptions,
): Promise<void> {
  // A full disk must not cost anybody the map.
  const warn = (error: unknown) => app.log.warn({ err: error }, 'a tile could not be kept')
  const cache = new DiskCache({ folder: cacheDir, version: DRAWN_AS, maxBytes: MAX_BYTES, warn })
  await cache.opened
  const drawnOnce = new DrawnOnce(limits)

  const keep = async (tile: TileAddress, { body, isOpenSea }: TileImage): Promise<Buffer> => {
    if (!isOpenSea) await cache.set(tileName(tile), body)
    return body
  }
  const isMissing = (tile: TileAddress) => !cache.has(tileName(tile))
  const drawForNobody = async (tile: TileAddress, by: Drawer) => {
    const image = await source.drawForNobody(tile, by)
    if (isMissing(tile)) await keep(tile, image)
  }

  const hear = drawUnasked(app, { isMissing, drawForNobody }, unasked)
  app.addHook('onClose', () => source.close())
  app.get<{ Params: Record<'kind' | 'z' | 'x' | 'y', string> }>(
    '/tiles/:kind/:z/:x/:y',
    async (request, reply) => {
      const tile = readTileAddress(request.params)
      if (!tile) return reply.callNotFound()
      hear(tile)
      const name = tileName(tile)
      const headers = {
        etag: `"${DRAWN_AS}-${name}"`,
        'cache-control': `public, max-age=${WEEK_SECONDS}, stale-while-revalidate=${WEEK_SECONDS * 4}`,
      }
      if (request.headers['if-none-match'] === headers.etag) return reply.code(304).headers(headers).send()
      const drawAndKeep = async () => keep(tile, await source.draw(tile))
      try {
        const body = (await cache.get(name)) ?? (await drawnOnce.draw(name, drawAndKeep, request.signal))
        return reply.headers(headers).type('image/webp').send(body)
      } catch (error) {
        return answerUndrawn(request, reply, error)
      }
    },
  )
}
