import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { BoundedQueue } from './bounded-queue.ts'
import { DatabaseBusy, timeLeft, withDeadline } from './request-deadline.ts'

const queueFor = (atOnce: number) =>
  new BoundedQueue({ atOnce, waiting: 5_000, timeLeftMs: timeLeft, refusal: () => new DatabaseBusy() })

test('lets so many in at a time, in the order they came, also after one that failed', async () => {
  const queue = queueFor(2)
  const order: number[] = []
  let inside = 0
  const work = async (n: number) => {
    order.push(n)
    inside++
    expect(inside).toBeLessThanOrEqual(2)
    await pause(1)
    inside--
    if (n === 1) throw new Error('failed')
  }
  const all = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((n) => queue.run(() => work(n))))
  expect(order).toEqual([0, 1, 2, 3, 4, 5])
  expect(all.filter((it) => it.status === 'rejected')).toHaveLength(1)
})

test('keeps nobody waiting for ever, and lets the next one in all the same', async () => {
  vi.useFakeTimers()
  const queue = queueFor(1)
  let leave = () => {}
  const first = queue.run(() => new Promise<void>((resolve) => (leave = resolve)))
  const second = queue.run(async () => 'in')
  const refused = expect(second).rejects.toBeInstanceOf(DatabaseBusy)
  await vi.advanceTimersByTimeAsync(8_000)
  await refused
  const third = queue.run(async () => 'in')
  leave()
  await first
  expect(await third).toBe('in')
  vi.useRealTimers()
})

test('one time limit is for all queues together, and none is left for the next when it is over', async () => {
  vi.useFakeTimers()
  const lines = [queueFor(1), queueFor(1)] as const
  const leave = await lines[0].enter()
  await lines[1].enter()
  const refused = withDeadline(() => lines[0].run(() => lines[1].enter()))
  const heard = expect(refused).rejects.toBeInstanceOf(DatabaseBusy)
  await vi.advanceTimersByTimeAsync(5_000)
  leave()
  await vi.advanceTimersByTimeAsync(3_000)
  await heard
  const free = queueFor(1)
  await expect(withDeadline(() => free.enter(), 0)).rejects.toBeInstanceOf(DatabaseBusy)
  vi.useRealTimers()
})

test('lets no line grow without end: who comes when it is full hears so at once, and the others are let in', async () => {
  const queue = queueFor(1)
  const leave = await queue.enter()
  const waiting = Array.from({ length: 5_000 }, () => queue.run(async () => 'in'))
  // A promise that is already rejected settles before any timer.
  const last = await Promise.race([queue.enter().catch((error: unknown) => error), pause(0, 'waits')])
  expect(last).toBeInstanceOf(DatabaseBusy)
  leave()
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['in']))
  expect(await queue.run(async () => 'in')).toBe('in')
})

test('what nobody wants any more is not begun, and makes room for others', async () => {
  const queue = new BoundedQueue({
    atOnce: 1,
    waiting: 1,
    timeLeftMs: () => 1_000,
    refusal: () => new DatabaseBusy(),
  })
  const leave = await queue.enter()
  const begun: string[] = []
  const unwanted = new AbortController()
  const second = queue.run(async () => begun.push('second'), unwanted.signal)
  await expect(queue.enter()).rejects.toBeInstanceOf(DatabaseBusy)
  unwanted.abort()
  const third = queue.run(async () => begun.push('third'))
  await expect(second).rejects.toThrow(/aborted/)
  leave()
  await third
  expect(begun).toEqual(['third'])
})

test.each(['runs out of time', 'is no longer wanted'])(
  'who %s once they were let in takes nobody else’s place',
  async (what) => {
    vi.useFakeTimers()
    const queue = queueFor(1)
    const leaveFirst = await queue.enter()
    const unwanted = new AbortController()
    const second = queue.enter(unwanted.signal)
    leaveFirst()
    const leaveSecond = await second
    await vi.advanceTimersByTimeAsync(5_000)
    const third = queue.run(async () => 'in')
    if (what === 'runs out of time') await vi.advanceTimersByTimeAsync(5_000)
    else unwanted.abort()
    leaveSecond()
    expect(await third).toBe('in')
    vi.useRealTimers()
  },
)
