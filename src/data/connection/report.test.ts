import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { connection, reportAnswer, reportSilence } from './report.ts'

afterEach(() => onlineManager.setOnline(true))

test('an answer that was on its way when the browser lost its network does not bring it back', () => {
  const askedAt = performance.now()
  onlineManager.setOnline(false)
  reportAnswer(askedAt)
  expect(connection.value).toBe('offline')
  reportAnswer(performance.now() + 1)
  expect(connection.value).toBe('online')
})

test('where a request heard nothing, the answer of another one asked before it does', () => {
  const askedAt = performance.now()
  reportSilence('sign-in')
  expect(connection.value).toBe('sign-in')
  reportAnswer(askedAt)
  expect(connection.value).toBe('online')
})
