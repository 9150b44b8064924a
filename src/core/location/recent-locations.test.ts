import { expect, test } from 'vitest'
import { withLatest } from './recent-locations.ts'

const located = (text: string, latitude = 38.7) => ({ text, latitude, longitude: -31.9 })

test('the latest location comes first, and five are enough', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((it) => located(it))
  expect(withLatest(five, located('f')).map((it) => it.text)).toEqual(['f', 'a', 'b', 'c', 'd'])
})

test('a location chosen again moves up and takes its newest point', () => {
  expect(withLatest([located('a'), located('b')], located('b', 39))).toEqual([located('b', 39), located('a')])
})
