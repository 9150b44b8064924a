import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { readTileAddress, type TileAddress, tileName } from './tile-address.ts'
import { DRAWING_VERSION, TileCache } from './tile-cache.ts'
import { drawnHere, type TileSource } from './tile-source.ts'
import { whenQuiet } from './when-quiet.ts'

export interface TileOptions {
  /** Where drawn tiles are kept. */
  cacheDir: string
  /** Who draws them; by default this very thread. */
  source?: TileSource
  /** What is drawn before anybody asks for it. */
  ahead?: readonly TileAddress[]
  /** Who asked for anything goes on for so long: a page has pictures, a map is moved, and it all may be on this machine. */
  quietAfterMs?: number
}

/** The server has a first page to paint before it is ready. */
const REHEARSAL_AFTER_MS = 250

const WEEK_SECONDS = 604_800

/**
 * The demo town's map: `/tiles/street/{z}/{x}/{y}` and `/tiles/satellite/{z}/{x}/{y}` for zooms 4 to 18. A tile has
 * 512 pixels a side and is meant to be shown at 256 CSS pixels, with y counted from the north (XYZ).
 */
export async function registerTiles(
  app: FastifyInstance,
  { cacheDir, source = drawnHere, ahead = [], quietAfterMs = 5_000 }: TileOptions,
): Promise<void> {
  const cache = await TileCache.open(cacheDir)
  const drawing = new Map<string, Promise<Buffer>>()

  const drawAnew = async (tile: TileAddress): Promise<Buffer> => {
    const name = tileName(tile)
    const { body, isOpenSea } = await source.draw(tile)
    if (isOpenSea) return body
    // A full disk must not cost anybody the map.
    await cache.put(name, body).catch((error) => app.log.warn({ err: error }, 'a tile could not be kept'))
    return body
  }
  const drawOnce = (tile: TileAddress): Promise<Buffer> => {
    const name = tileName(tile)
    const running = drawing.get(name) ?? drawAnew(tile).finally(() => drawing.delete(name))
    drawing.set(name, running)
    return running
  }

  let isClosed = false
  // Who starts a server comes to see it.
  let lastAsked = performance.now()
  app.server.on('request', () => {
    lastAsked = performance.now()
  })
  const isAsked = () => performance.now() - lastAsked < quietAfterMs
  const rehearse = async () => {
    await sleep(REHEARSAL_AFTER_MS, undefined, { ref: false })
    if (!isClosed) await source.rehearse?.()
  }
  app.addHook('onListen', async () => {
    lastAsked = performance.now()
    const missing = ahead.filter((it) => !cache.has(tileName(it)))
    const works = [async () => source.rehearseTogether?.(), ...missing.map((it) => () => drawOnce(it))]
    // Whoever asks for a tile that cannot be drawn will hear of it.
    Promise.all([rehearse(), whenQuiet({ isClosed: () => isClosed, isAsked }, works)]).catch(
      (error) => isClosed || app.log.warn({ err: error }, 'a tile drawn for nobody'),
    )
  })
  app.addHook('onClose', () => {
    isClosed = true
    return source.close()
  })
  app.get<{ Params: Record<'kind' | 'z' | 'x' | 'y', string> }>(
    '/tiles/:kind/:z/:x/:y',
    async (request, reply) => {
      const tile = readTileAddress(request.params)
      if (!tile) return reply.callNotFound()
      const etag = `"${DRAWING_VERSION}-${tileName(tile)}"`
      reply.headers({
        etag,
        'cache-control': `public, max-age=${WEEK_SECONDS}, stale-while-revalidate=${WEEK_SECONDS * 4}`,
      })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      const kept = await cache.get(tileName(tile))
      return reply.type('image/webp').send(kept ?? (await drawOnce(tile)))
    },
  )
}
