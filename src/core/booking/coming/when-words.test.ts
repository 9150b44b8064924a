import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { formatText } from '#contract/texts/format.ts'
import { builtInPack } from '#contract/texts/packs.ts'
import { whenWords } from './when-words.ts'

const NOW = '2026-11-20T17:00:00Z'
const ZONE = 'Europe/Lisbon'

beforeAll(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
})
afterAll(() => {
  vi.useRealTimers()
})

const words = (
  start: string,
  { end = '2026-11-30T12:00:00Z', now = NOW, timezone = ZONE, locale = 'en' } = {},
) =>
  whenWords({ start, end, timezone }, Date.parse(now), locale, (key, values = {}) =>
    formatText(builtInPack(locale)[key], values, locale),
  ).replaceAll('\u00a0', ' ')

test.each([
  ['2026-11-20T20:00:00Z', 'Tonight, 8:00 pm · in 3 h'],
  ['2026-11-20T19:29:00Z', 'Tonight, 7:29 pm · in 2 h'],
  ['2026-11-20T17:59:30Z', 'Today, 5:59 pm · in 1 h'],
  ['2026-11-20T17:12:30Z', 'Today, 5:12 pm · in 13 min'],
  ['2026-11-21T09:00:00Z', 'Tomorrow, 9:00 am · in 16 h'],
  ['2026-11-21T20:00:00Z', 'Tomorrow, 8:00 pm · in 1 day'],
  ['2026-11-28T17:00:00Z', 'Sat, 28 Nov, 5:00 pm · in 8 days'],
])('what begins at %s is said as %s', (start, text) => {
  expect(words(start)).toBe(text)
})

test('today is what the clock there calls so', () => {
  const after = { now: '2026-11-20T12:00:00Z', timezone: 'Pacific/Auckland' }
  expect(words('2026-11-20T22:00:00Z', after)).toBe('Today, 11:00 am · in 10 h')
  expect(words('2026-11-20T12:30:00Z', { ...after, timezone: 'Europe/Lisbon' })).toBe(
    'Today, 12:30 pm · in 30 min',
  )
})

test('what has begun is said by its end', () => {
  expect(words(NOW, { end: '2026-11-20T23:00:00Z' })).toBe('Now, until 11:00 pm')
  expect(words('2026-11-18T09:00:00Z')).toBe('Now, until Mon, 30 Nov, 12:00 pm')
})

test.each([
  ['es', 'Esta noche, 20:00 · en 3 h'],
  ['ar', 'الليلة، 8:00 م · بعد 3 ساعات'],
])('it is said in the reader’s language (%s)', (locale, text) => {
  expect(words('2026-11-20T20:00:00Z', { locale })).toBe(text)
})
