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
  let before = performance.eventLoopUtilization()
  const isBusy = () => {
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    return utilization >= MOST_BUSY
  }
  const left = all[Symbol.iterator]()
  for (;;) {
    do {
      await sleep(LOOK_EVERY_MS, undefined, { ref: false })
    } while ((isBusy() || server.isAsked()) && !server.isClosed())
    // Others may take from the same: what is taken is done at once.
    const next = server.isClosed() ? undefined : left.next()
    if (!next || next.done) return
    await work(next.value)
  }
}
