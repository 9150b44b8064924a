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

/** Does for each what nobody has asked for yet, one after another, while nobody wants anything of the server. */
export async function whenQuiet<T>(
  server: Server,
  all: Iterable<T>,
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  const left = all[Symbol.iterator]()
  for (;;) {
    await untilQuiet(server)
    // Others may take from the same: what is taken is done at once.
    const next = server.isClosed() ? undefined : left.next()
    if (!next || next.done) return
    await work(next.value)
  }
}

async function untilQuiet({ isAsked, isClosed }: Server): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization()
    await sleep(LOOK_EVERY_MS, undefined, { ref: false })
    const isBusy = performance.eventLoopUtilization(before).utilization >= MOST_BUSY
    if (isClosed() || (!isBusy && !isAsked())) return
  }
}
