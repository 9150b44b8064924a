import { expect, test } from 'vitest'
import { testClock } from '#tests/support/clock.ts'
import { CallMemory, type MemoryBounds } from './call-memory.ts'

function memoryOf(bounds?: MemoryBounds) {
  const clock = testClock()
  const memory = new CallMemory(clock, bounds)
  const made: string[] = []
  const ask = (key: string, text = key) =>
    memory.answer(key, 2, async () => {
      made.push(key)
      return text
    })
  return { clock, memory, made, ask }
}

test('an answer is made anew once its seconds are over, counted from when it was begun', async () => {
  const { clock, memory, made, ask } = memoryOf()
  let finish = (_: string) => {}
  const slow = memory.answer('a', 2, () => new Promise((resolve) => (finish = resolve)))
  clock.move(1_500)
  finish('slow')
  expect(await slow).toBe('slow')
  clock.move(499)
  expect(await ask('a')).toBe('slow')
  clock.move(1)
  expect(await ask('a')).toBe('a')
  expect(made).toEqual(['a'])
})

test('a clock that was set back does not make it last', async () => {
  const { clock, made, ask } = memoryOf()
  await ask('a')
  clock.move(-60_000)
  await ask('a')
  expect(made).toEqual(['a', 'a'])
})

test('an answer that takes long is joined, however long, and not begun again', async () => {
  const { clock, memory } = memoryOf()
  let begun = 0
  let finish = (_: string) => {}
  const make = () => {
    begun++
    return new Promise<string>((resolve) => (finish = resolve))
  }
  const first = memory.answer('a', 2, make)
  clock.move(60_000)
  const second = memory.answer('a', 2, make)
  finish('one')
  expect(await Promise.all([first, second])).toEqual(['one', 'one'])
  expect(begun).toBe(1)
})

test('an error is told to all who wait, and is not remembered', async () => {
  const { memory, ask } = memoryOf()
  const failing = () => Promise.reject(new Error('no'))
  const both = [memory.answer('a', 2, failing), memory.answer('a', 2, failing)]
  expect((await Promise.allSettled(both)).map((it) => it.status)).toEqual(['rejected', 'rejected'])
  expect(await ask('a')).toBe('a')
})

test('of more answers than there is room for, the oldest are forgotten', async () => {
  const { made, ask } = memoryOf({ answers: 2, bytes: 10_000 })
  for (const key of ['a', 'b', 'c', 'b', 'c', 'a']) await ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})

test('of larger answers than there is room for, the oldest are forgotten', async () => {
  const { made, ask } = memoryOf({ answers: 100, bytes: 1_000 })
  const text = 'x'.repeat(59)
  // Each takes 120 bytes, so that there is room for eight.
  const keys = [...'abcdefghi']
  for (const key of keys) await ask(key, text)
  for (const key of keys.slice(1)) await ask(key, text)
  expect(made).toEqual(keys)
  await ask('a', text)
  expect(made).toEqual([...keys, 'a'])
})

test('an answer that would drive out too many others is not remembered', async () => {
  const { made, ask } = memoryOf({ answers: 100, bytes: 1_000 })
  await ask('small')
  for (let it = 0; it < 2; it++) expect(await ask('large', 'x'.repeat(80))).toHaveLength(80)
  await ask('small')
  expect(made).toEqual(['small', 'large', 'large'])
})
