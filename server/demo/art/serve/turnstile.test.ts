import { expect, test } from 'vitest'
import { TooManyWaiting, Turnstile } from './turnstile.ts'

const tick = () => new Promise<void>((resolve) => setImmediate(resolve))

test('only so many are inside at once, and the rest comes in its order', async () => {
  const turnstile = new Turnstile({ atOnce: 2, waiting: 10 })
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
  const turnstile = new Turnstile({ atOnce: 1, waiting: 1 })
  const first = turnstile.pass(tick)
  const second = turnstile.pass(tick)
  await expect(turnstile.pass(tick)).rejects.toThrow(TooManyWaiting)
  await Promise.all([first, second])
})

test('work that fails makes room all the same', async () => {
  const turnstile = new Turnstile({ atOnce: 1, waiting: 1 })
  await expect(turnstile.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turnstile.pass(async () => 'in')).toBe('in')
})
