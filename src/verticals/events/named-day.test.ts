import { expect, test } from 'vitest'
import { namedDay } from './named-day.ts'

test.each([
  ['tonight', { day: 'tonight', rest: '' }],
  ['jazz tonight', { day: 'tonight', rest: 'jazz' }],
  ['This Weekend kids', { day: 'weekend', rest: 'kids' }],
  ['What’s on today?', { day: 'today', rest: '' }],
  ['jazz mañana', { day: 'tomorrow', rest: 'jazz' }],
  ['jazz manana', { day: 'tomorrow', rest: 'jazz' }],
  ['música en vivo este fin de semana', { day: 'weekend', rest: 'música en vivo' }],
  ['جاز غدًا', { day: 'tomorrow', rest: 'جاز' }],
  ['فعاليات نهاية الأسبوع', { day: 'weekend', rest: '' }],
  ['الليلة', { day: 'tonight', rest: '' }],
])('%s', (text, named) => expect(namedDay(text)).toEqual(named))

test('a word that only has the name of a day in it names none', () => {
  expect(namedDay('todays')).toBeUndefined()
  expect(namedDay('jazz')).toBeUndefined()
})
