import { onlineManager } from '@tanstack/react-query'
import { HTTPError } from 'ky'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { NoAnswer } from '../provider/errors.ts'
import { connection, reportAnswer, reportSilence } from './report.ts'
import { silenceOf } from './silence-of.ts'

beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => onlineManager.setOnline(true))
afterAll(() => void vi.useRealTimers())

test('an answer that was on its way when the browser lost its network does not bring it back', () => {
  vi.advanceTimersByTime(10)
  onlineManager.setOnline(false)
  reportAnswer(5)
  expect(connection.value).toBe('offline')
  reportAnswer(11)
  expect(connection.value).toBe('online')
})

const noTime = new HTTPError(
  new Response(null, { status: 503 }),
  new Request('https://quay.example/version.json'),
  {} as never,
)

test.each([
  ['no answer in time', new NoAnswer('timeout'), true, 'slow'],
  ['no answer in time, and no network', new NoAnswer('timeout'), false, 'offline'],
  ['offline', new NoAnswer('offline'), true, 'offline'],
  ['sign-in', new NoAnswer('sign-in'), true, 'sign-in'],
  ['unreadable', new NoAnswer('unreadable'), true, 'offline'],
  ['a 503', noTime, true, 'slow'],
  ['no connection', new TypeError('Failed to fetch'), true, 'offline'],
] as const)('what a request that failed says of the connection: %s', (_, error, onLine, silence) => {
  vi.stubGlobal('navigator', { onLine })
  expect(silenceOf(error)).toBe(silence)
  vi.unstubAllGlobals()
})

test('where a request heard nothing, the answer of another one asked before it does', () => {
  vi.advanceTimersByTime(10)
  reportSilence('sign-in')
  expect(connection.value).toBe('sign-in')
  reportAnswer(15)
  expect(connection.value).toBe('online')
})
