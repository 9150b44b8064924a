import { expect, test } from 'vitest'
import { nameOfPicture, paintedStates } from './painted-states.ts'

const known = (states: ReturnType<typeof paintedStates>) => [...'abcd'].filter((it) => states.find(it))

test('of any number of pages the last ones are kept', () => {
  const states = paintedStates(2)
  for (const name of ['a', 'b', 'a', 'c']) states.keep(name, name)
  expect(known(states)).toEqual(['a', 'c'])
})

test('of any size as many are kept as there is room for', () => {
  const states = paintedStates(10, 5)
  for (const name of ['a', 'b', 'b', 'c']) states.keep(name, '..')
  expect(known(states)).toEqual(['b', 'c'])
  states.keep('d', '......')
  expect(known(states)).toEqual([])
  states.keep('a', '.....')
  expect(known(states)).toEqual(['a'])
})

test('a name tells apart where one part ends', () => {
  expect(nameOfPicture('a', 'bc')).not.toBe(nameOfPicture('ab', 'c'))
})
