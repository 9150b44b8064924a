import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { TileAddress } from './tile-address.ts'
import type { TileSource } from './tile-source.ts'
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

interface Tiles extends Pick<TileSource, 'rehearseTogether'> {
  isMissing(tile: TileAddress): boolean
  /** Keeps it if it was missing. */
  drawForNobody(tile: TileAddress): Promise<void>
}

/** The server has a first page to paint before it is ready. */
const REHEARSAL_AFTER_MS = 250

/** Draws what nobody asked for, so that who asks is answered sooner. */
export function drawUnasked(
  app: FastifyInstance,
  tiles: Tiles,
  { opening = [], rehearsal = [], ahead = [], quietAfterMs = 5_000 }: Unasked,
): void {
  let isClosed = false
  app.addHook('preClose', async () => {
    isClosed = true
  })
  let lastAsked = 0
  app.server.on('request', () => {
    lastAsked = performance.now()
  })
  const isAsked = () => performance.now() - lastAsked < quietAfterMs

  const beforeReady = async () => {
    for (const tile of opening) if (!isClosed && tiles.isMissing(tile)) await tiles.drawForNobody(tile)
  }
  const onceReady = async () => {
    await sleep(REHEARSAL_AFTER_MS, undefined, { ref: false })
    for (const tile of rehearsal) if (!isClosed) await tiles.drawForNobody(tile)
    const missing = ahead.filter(tiles.isMissing).map((it) => () => tiles.drawForNobody(it))
    const works = [async () => tiles.rehearseTogether?.(), ...missing]
    await whenQuiet({ isClosed: () => isClosed, isAsked }, works)
  }
  // Whoever asks for a tile that cannot be drawn will hear of it.
  const sayWhatFails = (work: Promise<void>) =>
    work.catch((error) => isClosed || app.log.warn({ err: error }, 'a tile drawn for nobody'))

  const opened = sayWhatFails(beforeReady())
  app.addHook('onListen', async () => {
    // Who starts a server comes to see it.
    lastAsked = performance.now()
    void opened.then(() => sayWhatFails(onceReady()))
  })
}
