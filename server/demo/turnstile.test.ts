import { expect, test } from 'vitest'
import { TooManyWaiting, Turnstile } from './turnstile.ts'

const tick = () => new Promise<void>((resolve) => setImmediate(resolve))

test('only so many are inside at once, and the rest comes in its order', async () => {
  const turnstile = new Turnstile({ atOnce: 2, waiting: 10, patienceMs: 1_000 })
  const order: number[] = []
  let [inside, most] = [0, 0]
  const work = (n: number) => async () => {
    inside += 1
    most = Math.max(most, inside)
    await tick()
    order.push(n)
    inside -= 1
  }
  await Promise.all([0, 1, 2, 3, 4, 5].map((n) => turnstile.pass(work(n))))
  expect(most).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4, 5])
})

test('who finds the queue full is turned away', async () => {
  const turnstile = new Turnstile({ atOnce: 1, waiting: 1, patienceMs: 1_000 })
  const first = turnstile.pass(tick)
  const second = turnstile.pass(tick)
  await expect(turnstile.pass(tick)).rejects.toThrow(TooManyWaiting)
  await Promise.all([first, second])
})

test('work that fails makes room all the same', async () => {
  const turnstile = new Turnstile({ atOnce: 1, waiting: 1, patienceMs: 1_000 })
  await expect(turnstile.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turnstile.pass(async () => 'in')).toBe('in')
})

test('who has waited too long is turned away, and leaves no place taken', async () => {
  const turnstile = new Turnstile({ atOnce: 1, waiting: 1, patienceMs: 20 })
  let finish = () => {}
  const first = turnstile.pass(() => new Promise<void>((resolve) => (finish = resolve)))
  await expect(turnstile.pass(tick)).rejects.toThrow(TooManyWaiting)
  const third = turnstile.pass(async () => 'in')
  finish()
  await first
  expect(await third).toBe('in')
})

test('work that nobody wants any more is not begun, and makes room for others', async () => {
  const turnstile = new Turnstile({ atOnce: 1, waiting: 1, patienceMs: 1_000 })
  const begun: string[] = []
  const first = turnstile.pass(tick)
  const unwanted = new AbortController()
  const second = turnstile.pass(async () => begun.push('second'), unwanted.signal)
  unwanted.abort()
  const third = turnstile.pass(async () => begun.push('third'))
  await expect(second).rejects.toThrow(/aborted/)
  await Promise.all([first, third])
  expect(begun).toEqual(['third'])
})
