import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_EVERY_MS = 20
/** Above this share of the time the server has others to serve. */
const MOST_BUSY = 0.1

interface Server {
  isClosed(): boolean
  /** Somebody asks for things just now. */
  isAsked(): boolean
}

/** Does what nobody has asked for yet, one thing after another, while nobody wants anything of the server. */
export async function whenQuiet(server: Server, works: readonly (() => Promise<unknown>)[]): Promise<void> {
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
