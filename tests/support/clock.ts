import type { Clock } from '#server/ports/clock.ts'

/** A clock that stands still until a test moves it. */
export function testClock(start = '2026-06-01T12:00:00Z'): Clock & { move(ms: number): void } {
  let now = new Date(start).getTime()
  return {
    now: () => new Date(now),
    move(ms) {
      now += ms
    },
  }
}
