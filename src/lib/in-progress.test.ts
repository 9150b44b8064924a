import { afterEach, expect, test, vi } from 'vitest'
import { inProgressWhile, isInProgress, untilNothingIsInProgress } from './in-progress.ts'

afterEach(() => vi.useRealTimers())

test('something is in progress while any source says so, and not after it was taken back', () => {
  let typing = false
  const forget = inProgressWhile(() => typing)
  const paid = inProgressWhile(() => true)
  expect(isInProgress()).toBe(true)
  paid()
  expect(isInProgress()).toBe(false)
  typing = true
  expect(isInProgress()).toBe(true)
  forget()
  expect(isInProgress()).toBe(false)
})

test('whoever waits goes on when the last one is done, and at once when there is none', async () => {
  vi.useFakeTimers()
  await untilNothingIsInProgress()
  const first = inProgressWhile(() => true)
  const second = inProgressWhile(() => true)
  let went = false
  const waiting = untilNothingIsInProgress().then(() => {
    went = true
  })
  first()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(went).toBe(false)
  second()
  await vi.advanceTimersByTimeAsync(1_000)
  await waiting
  expect(went).toBe(true)
})
