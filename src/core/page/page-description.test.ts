import { expect, test } from 'vitest'
import { plainText } from './page-description.ts'

test('of HTML its words are left, on one line', () => {
  expect(plainText('<p>Fish &amp; chips</p>\n<ul><li>and   peas</li></ul>')).toBe('Fish & chips and peas')
})

test('a long text ends where a preview has no more room', () => {
  const text = plainText('word '.repeat(100), 20)
  expect(text).toBe('word word word word…')
})
