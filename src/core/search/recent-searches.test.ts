import { expect, test } from 'vitest'
import { textsOf, withLatest } from './recent-searches.ts'

test('the latest search comes first, once however it was written, and six are enough', () => {
  expect(withLatest(['jazz', 'boats'], 'Boats ')).toEqual(['Boats', 'jazz'])
  expect(withLatest(['one', 'two', 'three', 'four', 'five', 'six'], 'seven')).toEqual([
    'seven',
    'one',
    'two',
    'three',
    'four',
    'five',
  ])
})

test('a letter or two are on their way to a word', () => {
  const texts = ['jazz']
  expect(withLatest(texts, 'bo')).toBe(texts)
})

test('nobody is shown what another one has searched for', () => {
  const searches = { owner: 'guest', texts: ['jazz'] }
  expect(textsOf(searches, 'guest')).toEqual(['jazz'])
  expect(textsOf(searches, '7')).toEqual([])
  expect(textsOf(undefined, '7')).toEqual([])
})
