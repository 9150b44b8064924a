import { expect, test, vi } from 'vitest'
import { whenQuiet } from './when-quiet.ts'

/** Keeps the server busy for most of the time, until it is told to stop. */
function busy(): () => void {
  const timer = setInterval(() => {
    const until = performance.now() + 15
    while (performance.now() < until);
  }, 20)
  return () => clearInterval(timer)
}

test('others are served first, and it goes on when the server is quiet', async () => {
  const rest = busy()
  const work = vi.fn(async () => undefined)
  const done = whenQuiet({ isClosed: () => false, isAsked: () => false }, Array(6).fill(0), work)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(work).not.toHaveBeenCalled()
  rest()
  await done
  expect(work).toHaveBeenCalledTimes(6)
})

test('while somebody asks for things nothing is done for nobody', async () => {
  let asks = true
  const work = vi.fn(async () => undefined)
  const done = whenQuiet({ isClosed: () => false, isAsked: () => asks }, [1, 2], work)
  await new Promise((resolve) => setTimeout(resolve, 800))
  expect(work).not.toHaveBeenCalled()
  asks = false
  await done
  expect(work).toHaveBeenCalledTimes(2)
})

test('with the server it ends', async () => {
  let left = 3
  const work = vi.fn(async () => left--)
  await whenQuiet({ isClosed: () => left === 0, isAsked: () => false }, Array(9).fill(0), work)
  expect(work).toHaveBeenCalledTimes(3)
})

test('who has to wait takes nothing from those who share the work', async () => {
  let isDone = false
  const done: number[] = []
  const work = async (n: number) => done.push(n)
  const all = [1, 2, 3, 4].values()
  const waits = whenQuiet({ isClosed: () => isDone, isAsked: () => true }, all, work)
  await whenQuiet({ isClosed: () => false, isAsked: () => false }, all, work)
  expect(done).toEqual([1, 2, 3, 4])
  isDone = true
  await waits
})
