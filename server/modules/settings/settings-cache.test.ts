import { expect, test, vi } from 'vitest'
import { testClock } from '#tests/support/clock.ts'
import type { Stored } from './repo.ts'
import { SettingsCache } from './settings-cache.ts'

const never = new Promise<Stored>(() => {})

test('a reading that is late is waited for once, not by everybody in turn, and not begun again', async () => {
  const clock = testClock()
  const read = vi.fn(() => never)
  const memory = new SettingsCache(read, clock, () => false)
  await memory.cached()
  clock.move(5_000)
  const inTurn = Promise.all([1, 2, 3].map(() => memory.cached()))
  expect(await inTurn).toEqual([undefined, undefined, undefined])
  expect(read).toHaveBeenCalledTimes(1)
})
