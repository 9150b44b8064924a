import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followNotifications } from './notification-click.ts'

const PATH = '/happenings/event/brass'
const WITHIN_MS = 1_000

let done: string[]
beforeEach(() => {
  done = []
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

interface Window {
  name: string
  focused?: boolean
  visibilityState?: 'visible' | 'hidden'
  /** The page's answer when it is told to go there; a page that loads gives none. */
  answer?: boolean
  /** Whether the browser takes the window there. */
  isTaken?: boolean
}

const windowOf = ({ name, focused = false, visibilityState = 'hidden', answer, isTaken = true }: Window) => ({
  focused,
  visibilityState,
  async focus() {
    done.push(`focus ${name}`)
    return this
  },
  postMessage({ path }: { path: string }, [port]: [MessagePort]) {
    done.push(`tell ${name} ${path}`)
    if (answer !== undefined) port.postMessage(answer)
  },
  async navigate(path: string) {
    done.push(`take ${name} ${path}`)
    return isTaken ? this : null
  },
})

/** A tap on a notification about `path`, with these windows open. */
async function tap(path: unknown, ...windows: Window[]): Promise<string[]> {
  let work: Promise<void> | undefined
  const listen = (type: string, hear: (event: unknown) => void) => {
    if (type !== 'notificationclick') return
    const notification = { close: () => done.push('close'), data: { path } }
    hear({ notification, waitUntil: (it: Promise<void>) => (work = it) })
  }
  vi.stubGlobal('self', {
    addEventListener: listen,
    clients: {
      matchAll: async () => windows.map(windowOf),
      openWindow: async (to: string) => done.push(`open ${to}`),
    },
  })
  followNotifications()
  let isOver = false
  void work?.then(() => (isOver = true))
  // Real time for the channel between worker and page, and the worker's own timeout by the clock of the test.
  for (let turn = 0; turn < 50 && !isOver; turn++) {
    await new Promise((resolve) => setImmediate(resolve))
    if (turn % 10 === 9) await vi.advanceTimersByTimeAsync(WITHIN_MS)
  }
  return done
}

test('with nothing open a tap opens what the notification is about', async () => {
  expect(await tap(PATH)).toEqual(['close', `open ${PATH}`])
})

test('a page that can go there does, the one in view before the others', async () => {
  const windows: Window[] = [
    { name: 'hidden', answer: true },
    { name: 'visible', visibilityState: 'visible', answer: true },
    { name: 'focused', focused: true, answer: true },
  ]
  expect(await tap(PATH, ...windows)).toEqual(['close', 'focus focused', `tell focused ${PATH}`])
})

test('a page in which something is in progress stays as it is, and the next one is asked', async () => {
  const windows: Window[] = [
    { name: 'form', focused: true, answer: false },
    { name: 'other', answer: true },
  ]
  expect(await tap(PATH, ...windows)).toEqual([
    ...['close', 'focus form', `tell form ${PATH}`, 'focus other', `tell other ${PATH}`],
  ])
})

test('where every page has something in progress another one is opened', async () => {
  expect(await tap(PATH, { name: 'form', answer: false })).toEqual([
    ...['close', 'focus form', `tell form ${PATH}`, `open ${PATH}`],
  ])
})

test('a page that does not answer, as while it loads, is taken there', async () => {
  expect(await tap(PATH, { name: 'loading' })).toEqual([
    ...['close', 'focus loading', `tell loading ${PATH}`, `take loading ${PATH}`],
  ])
})

test('a page that cannot be taken there is none', async () => {
  expect((await tap(PATH, { name: 'loading', isTaken: false })).at(-1)).toBe(`open ${PATH}`)
})

test.each(['https://evil.example/', '//evil.example', undefined, 7])('%s leads home', async (path) => {
  expect((await tap(path)).at(-1)).toBe('open /')
})
