import { onlineManager } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { connection, reportAnswer, reportSilence } from './report.ts'

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

test('where a request heard nothing, the answer of another one asked before it does', () => {
  vi.advanceTimersByTime(10)
  reportSilence('sign-in')
  expect(connection.value).toBe('sign-in')
  reportAnswer(15)
  expect(connection.value).toBe('online')
})
