import { describe, expect, it } from 'vitest'
import { retryAfterMs } from './retry-after.ts'
import { hearServerClock, serverNow } from './server-clock.ts'

const date = 'Sat, 21 Nov 2026 12:00:00 GMT'
const noon = Date.parse(date)
const day = 24 * 60 * 60 * 1000

describe('the server’s clock', () => {
  it('is unknown until the server has answered, and then right whatever the device believes', () => {
    expect(serverNow()).toBeUndefined()
    hearServerClock(new Headers(), noon)
    expect(serverNow()).toBeUndefined()
    for (const off of [-2 * day, 0, 2 * day]) {
      hearServerClock(new Headers({ date }), noon + off)
      expect(serverNow(noon + off + 5_000)).toBe(noon + 5_000)
    }
  })
})

describe('the wait a server asks for', () => {
  it.each([
    ['120', 120_000],
    ['0', 0],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    [undefined, undefined],
  ])('reads %j as %j ms', (asked, ms) => {
    expect(retryAfterMs(new Headers({ date, ...(asked ? { 'retry-after': asked } : {}) }))).toBe(ms)
  })
})
