import { expect, test } from 'vitest'
import { withLatest } from './recent-places.ts'

const place = (text: string, latitude = 38.7) => ({ text, latitude, longitude: -31.9 })

test('the latest place comes first, and five are enough', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((it) => place(it))
  expect(withLatest(five, place('f')).map((it) => it.text)).toEqual(['f', 'a', 'b', 'c', 'd'])
})

test('a place chosen again moves up and takes its newest point', () => {
  expect(withLatest([place('a'), place('b')], place('b', 39))).toEqual([place('b', 39), place('a')])
})
