import { expect, test } from 'vitest'
import { openingWord } from './opening-word.ts'

const noon = Date.UTC(2026, 5, 1, 12)
const one = '2026-06-01T13:00:00.000Z'

test.each([
  ['open', 'card.open'],
  ['closed', 'card.closed'],
  ['closed_for_now', 'card.closed'],
  ['closed_for_good', 'card.closed'],
  ['unknown', undefined],
  ['other', undefined],
] as const)('what is %s is said in a word, or nothing is said', (state, word) => {
  expect(openingWord({ state, changes_at: null }, noon)).toBe(word)
  expect(openingWord({ state, changes_at: one }, noon)).toBe(word)
})

test('what was known an hour ago and has changed since is not said', () => {
  expect(openingWord({ state: 'open', changes_at: one }, Date.parse(one))).toBeUndefined()
  expect(openingWord(undefined, noon)).toBeUndefined()
})
