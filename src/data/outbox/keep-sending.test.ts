import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reportAnswer, reportSilence } from '../connection/report.ts'
import type { Delay } from './entry.ts'
import { keepSending } from './keep-sending.ts'

const SECOND = 1_000
const network: Delay = { why: 'network' }

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('document', page)
  // The longest that chance allows.
  vi.spyOn(Math, 'random').mockReturnValue(1)
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Begins to send, and says when, in seconds after the start. */
function sending(answer: (turn: number) => Promise<Delay | undefined> | undefined) {
  const at: number[] = []
  const now = keepSending(async () => {
    at.push(Math.round(Date.now() / SECOND))
    return answer(at.length)
  })
  return { at, now }
}

describe('the sending of what waits', () => {
  it('comes back after a while that doubles, and never after more than five minutes', async () => {
    const { at } = sending(async () => network)
    await vi.advanceTimersByTimeAsync(20 * 60 * SECOND)
    const pauses = at.slice(1).map((it, before) => it - (at[before] ?? 0))
    expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
  })

  it('waits at least half of that, by chance, so that devices do not come back together', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { at } = sending(async () => network)
    await vi.advanceTimersByTimeAsync(8 * SECOND)
    expect(at).toEqual([0, 1, 3, 7])
  })

  it('begins with a short while again after all was sent', async () => {
    const { at, now } = sending(async (turn) => (turn === 3 ? undefined : network))
    await vi.advanceTimersByTimeAsync(60 * SECOND)
    expect(at).toEqual([0, 2, 6])
    now()
    await vi.advanceTimersByTimeAsync(2 * SECOND)
    expect(at).toEqual([0, 2, 6, 60, 62])
  })

  it('leaves the server alone for as long as it asked, whatever happens meanwhile', async () => {
    const { at, now } = sending(async () => ({ why: 'busy', afterMs: 60 * SECOND }))
    await vi.advanceTimersByTimeAsync(30 * SECOND)
    now()
    await vi.advanceTimersByTimeAsync(40 * SECOND)
    expect(at).toEqual([0, 62])
  })

  it('does not come back by itself where only a login helps', async () => {
    const { at, now } = sending(async () => ({ why: 'login' }))
    await vi.advanceTimersByTimeAsync(60 * 60 * SECOND)
    expect(at).toEqual([0])
    now()
    expect(at).toEqual([0, 3600])
  })

  it('goes at once when the network or the person is back', async () => {
    const { at } = sending(async () => network)
    await vi.advanceTimersByTimeAsync(7 * SECOND)
    reportSilence()
    reportAnswer(Number.POSITIVE_INFINITY)
    await vi.advanceTimersByTimeAsync(1 * SECOND)
    page.visibilityState = 'hidden'
    page.dispatchEvent(new Event('visibilitychange'))
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    expect(at).toEqual([0, 2, 6, 7, 8])
  })

  it('sends once at a time, and once more for who asked meanwhile', async () => {
    let finish = () => {}
    const { at, now } = sending((turn) =>
      turn > 1
        ? undefined
        : new Promise((resolve) => {
            finish = () => resolve(undefined)
          }),
    )
    now()
    now()
    expect(at).toEqual([0])
    finish()
    await vi.advanceTimersByTimeAsync(60 * SECOND)
    expect(at).toEqual([0, 0])
  })

  it('goes on when the device itself fails', async () => {
    const { at } = sending((turn) => (turn === 1 ? Promise.reject(new Error('disk')) : undefined))
    await vi.advanceTimersByTimeAsync(60 * SECOND)
    expect(at).toEqual([0, 2])
  })
})
