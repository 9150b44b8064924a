import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { LookAhead, type Server } from './look-ahead.ts'
import type { TileAddress } from './tile-address.ts'
import type { Drawer } from './tile-source.ts'
import { whenQuiet } from './when-quiet.ts'

export interface Unasked {
  /** What is drawn while the server gets ready, if it has to be: what is seen first. */
  opening?: readonly TileAddress[]
  /** What is drawn after each start, also when it was drawn before: what comes after it is drawn sooner. */
  rehearsal?: readonly TileAddress[]
  /** What is drawn when nobody has asked for anything for a while. */
  ahead?: readonly TileAddress[]
  /** Who asked for anything goes on for so long: a page has pictures, a map is moved, and it all may be on this machine. */
  quietAfterMs?: number
}

interface Tiles {
  isMissing(tile: TileAddress): boolean
  /** Keeps it if it was missing. */
  drawForNobody(tile: TileAddress, by: Drawer): Promise<void>
}

const DRAWERS: readonly Drawer[] = ['first', 'second']
/** The server paints a first page before it is ready. */
const REHEARSED_AFTER_MS = 250

/**
 * Draws what nobody asked for, so that who asks is answered sooner.
 *
 * @returns What is to be told of each tile that somebody asks for.
 */
export function drawUnasked(
  app: FastifyInstance,
  tiles: Tiles,
  { opening = [], rehearsal = [], ahead = [], quietAfterMs = 5_000 }: Unasked,
): (asked: TileAddress) => void {
  const server = serverOf(app)
  const isClosed = server.hasClosed
  // Whoever asks for a tile that cannot be drawn will hear of it.
  const draw = (tile: TileAddress, by: Drawer) =>
    tiles
      .drawForNobody(tile, by)
      .catch((error) => isClosed() || app.log.warn({ err: error }, 'a tile drawn for nobody'))
  function* missingOf(some: Iterable<TileAddress>) {
    for (const tile of some) if (tiles.isMissing(tile)) yield tile
  }
  const lookAhead = new LookAhead({ missingOf, draw }, server)

  const beforeReady = async () => {
    for (const tile of missingOf(opening)) if (!isClosed()) await draw(tile, 'first')
  }
  const onceReady = async () => {
    await sleep(REHEARSED_AFTER_MS, undefined, { ref: false })
    // Whoever has a page open may look at its map next: this waits only while the server is at work for somebody.
    const free = { isClosed, isAsked: () => lookAhead.isDrawing }
    await whenQuiet(free, rehearsal, (it) => draw(it, 'first'))
    const quiet = { isClosed, isAsked: () => server.isServing(quietAfterMs) }
    const missing = missingOf(ahead)
    await Promise.all(DRAWERS.map((by) => whenQuiet(quiet, missing, (it) => draw(it, by))))
  }
  const opened = beforeReady()
  app.addHook('onListen', async () => void opened.then(onceReady))
  return (tile) => lookAhead.after(tile)
}

/** Tells whether it is at work for anybody. */
function serverOf(app: FastifyInstance): Server {
  let closed = false
  let waiting = 0
  let lastServed = 0
  app.addHook('preClose', async () => {
    closed = true
  })
  app.addHook('onListen', async () => {
    // Who starts a server comes to see it.
    lastServed = performance.now()
  })
  app.server.on('request', (_request, response) => {
    waiting += 1
    response.once('close', () => {
      waiting -= 1
      lastServed = performance.now()
    })
  })
  return {
    hasClosed: () => closed,
    isServing: (withinMs) => waiting > 0 || performance.now() - lastServed < withinMs,
  }
}
