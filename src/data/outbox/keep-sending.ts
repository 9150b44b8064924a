import { connection } from '../connection/report.ts'
import type { Delay } from './entry.ts'

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 5 * 60_000

/**
 * Calls `send` whenever it may help: now, when the network or the person comes back, and after a while that
 * grows with each failure, by chance, so that a thousand devices do not come back at once.
 */
export function keepSending(send: () => Promise<Delay | undefined>): () => void {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let again = false
  let notBefore = 0

  async function turn(): Promise<void> {
    clearTimeout(timer)
    // A failure of the device itself is no reason to give up; it counts as one more failure.
    const delay = await send().catch((): Delay => ({ why: 'busy' }))
    failures = delay ? failures + 1 : 0
    // Only a login helps, and a login calls for the sending by itself.
    if (!delay || delay.why === 'login') return
    notBefore = performance.now() + (delay.afterMs ?? 0)
    timer = setTimeout(now, (delay.afterMs ?? 0) + backOff(failures))
  }

  function now(): void {
    again = running
    if (running || performance.now() < notBefore) return
    running = true
    void turn().finally(() => {
      running = false
      if (again) now()
    })
  }

  // The connection also changes when the browser reports that it is online.
  connection.subscribe(() => {
    if (connection.value === 'online') now()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') now()
  })
  now()
  return now
}

function backOff(failures: number): number {
  const most = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1))
  return most / 2 + (Math.random() * most) / 2
}
