import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchLater } from './fetch-later.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

interface World {
  waiting?: boolean
  open?: number
  /** The network's answers to the requests, in their order; missing: the file came. */
  answers?: (number | 'lost')[]
}

/** The files that were asked for, in their order. */
async function askedFor(urls: string[], { waiting = false, open = 1, answers = [] }: World = {}) {
  const asked: string[] = []
  const worker = {
    registration: { waiting: waiting ? {} : null },
    clients: { matchAll: async () => Array.from({ length: open }) },
  }
  const done = fetchLater(worker, urls, async (url) => {
    asked.push(url)
    const answer = answers[asked.length - 1] ?? 200
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    return new Response(null, { status: answer })
  })
  await vi.runAllTimersAsync()
  await done
  return asked
}

test('the rest of the build is fetched file by file, and a file that is gone holds up no other', async () => {
  expect(await askedFor(['a', 'b', 'c'], { answers: [200, 404] })).toEqual(['a', 'b', 'c'])
})

test('one that was lost, or that the server had no time for, is asked for again', async () => {
  expect(await askedFor(['a', 'b'], { answers: ['lost', 503] })).toEqual(['a', 'a', 'a', 'b'])
})

test('where nothing comes through, it ends', async () => {
  expect(await askedFor(['a', 'b'], { answers: ['lost', 'lost', 'lost'] })).toEqual(['a', 'a', 'a'])
})

test('with no page open, or with a newer version waiting, nothing is fetched', async () => {
  expect(await askedFor(['a'], { open: 0 })).toEqual([])
  expect(await askedFor(['a'], { waiting: true })).toEqual([])
})
