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

/** The server paints a first page before it is ready. */
const REHEARSED_AFTER_MS = 250

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
  const server = {
    isClosed: () => isClosed,
    isAsked: () => performance.now() - lastAsked < quietAfterMs,
  }
  const worksFor = (some: readonly TileAddress[]) => some.map((it) => () => tiles.drawForNobody(it))

  const beforeReady = async () => {
    for (const tile of opening) if (!isClosed && tiles.isMissing(tile)) await tiles.drawForNobody(tile)
  }
  const onceReady = async () => {
    await sleep(REHEARSED_AFTER_MS, undefined, { ref: false })
    // Whoever has a page open may look at its map next: this waits only while the server is at work for somebody.
    await whenQuiet({ ...server, isAsked: () => false }, worksFor(rehearsal))
    const missing = worksFor(ahead.filter(tiles.isMissing))
    await whenQuiet(server, [async () => tiles.rehearseTogether?.(), ...missing])
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
