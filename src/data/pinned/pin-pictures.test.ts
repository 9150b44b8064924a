import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pinPictures } from './pin-pictures.ts'

/** The number of pictures for which the device has room, over all caches. */
let room: number
let held: Map<string, Set<string>>

const pathOf = (of: RequestInfo | URL) => new URL(of instanceof Request ? of.url : of, 'http://here').pathname
const cacheOf = (paths: Set<string>) => ({
  keys: async () => [...paths].map((it) => new Request(`http://here${it}`)),
  put: async (of: RequestInfo, answer: Response) => {
    // A body is read when it is written, and only once.
    await answer.arrayBuffer()
    const used = [...held.values()].reduce((sum, it) => sum + it.size, 0)
    if (used >= room) throw new DOMException('full', 'QuotaExceededError')
    paths.add(pathOf(of))
  },
  delete: async (of: RequestInfo) => paths.delete(pathOf(of)),
})

beforeEach(() => {
  held = new Map([
    ['pictures', new Set(['/img/seen/1', '/img/seen/2'])],
    ['tiles', new Set(['/tiles/seen'])],
    ['chunks', new Set(['/assets/app.js'])],
  ])
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const paths = held.get(name) ?? new Set()
      held.set(name, paths)
      return cacheOf(paths)
    },
    delete: async (name: string) => held.delete(name),
  })
  vi.stubGlobal('fetch', async () => new Response('x', { headers: { 'content-type': 'image/avif' } }))
})
afterEach(() => vi.unstubAllGlobals())

const booked = ['/img/booked/720.avif', '/tiles/14/1/1.webp', '/tiles/14/1/2.webp']

test('on a full device what was merely seen gives way to what is booked', async () => {
  room = 4
  await pinPictures(booked)
  expect([...(held.get('booked') ?? [])]).toEqual(booked)
  expect([...held.keys()]).toEqual(['chunks', 'booked'])
})

test('where even that is not enough, as many are kept as there is room for, and the app itself stays', async () => {
  room = 3
  await pinPictures(booked)
  expect([...(held.get('booked') ?? [])]).toEqual(booked.slice(0, 2))
  expect([...(held.get('chunks') ?? [])]).toEqual(['/assets/app.js'])
  await pinPictures(booked.slice(2))
  expect([...(held.get('booked') ?? [])]).toEqual(booked.slice(2))
})
