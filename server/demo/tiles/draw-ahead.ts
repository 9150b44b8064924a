import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TileAddress } from './tile-address.ts'

const LOOK_EVERY_MS = 250
/** Above this share of the time the server has others to serve. */
const MOST_BUSY = 0.1

interface Server {
  isClosed(): boolean
  /** Somebody asks for things just now. */
  isAsked(): boolean
  rehearse(): Promise<unknown> | undefined
  draw(tile: TileAddress): Promise<unknown>
}

/** Rehearses, then draws tiles that nobody has asked for yet, one by one, while nobody wants anything of the server. */
export async function drawAhead(tiles: readonly TileAddress[], server: Server): Promise<void> {
  const works = [() => server.rehearse(), ...tiles.map((it) => () => server.draw(it))]
  for (const work of works) {
    await untilQuiet(server)
    if (server.isClosed()) return
    await work()
  }
}

async function untilQuiet({ isAsked }: Server): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization()
    await sleep(LOOK_EVERY_MS, undefined, { ref: false })
    const isBusy = performance.eventLoopUtilization(before).utilization >= MOST_BUSY
    if (!isBusy && !isAsked()) return
  }
}
