import { expect, test } from 'vitest'
import { peopleOf, replacedPeople } from './proposed-visit.ts'

const visit = (...names: (string | undefined)[]) => ({
  start: '2030-06-01T10:00:00.000Z',
  end: '2030-06-01T11:00:00.000Z',
  lines: names.map((name) => ({ professional: name === undefined ? null : { name } })),
})

test('everybody who does something is named once', () => {
  expect(peopleOf(visit('Mia', 'Mia', undefined, 'Noah'))).toEqual(['Mia', 'Noah'])
})

test.each([
  ['who would be replaced is who cannot be there', visit('Mia', 'Noah'), visit('Ines', 'Noah'), ['Mia']],
  ['where nobody would be, all of them cannot', visit('Mia', 'Noah'), visit('Mia', 'Noah'), ['Mia', 'Noah']],
])('%s', (_, before, after, who) => {
  expect(replacedPeople(before, after)).toEqual(who)
})
