import { expect, test } from 'vitest'
import { windTo } from './compass.ts'

const from = { latitude: 60, longitude: 10 }
const to = (north: number, east: number) => windTo(from, { latitude: 60 + north, longitude: 10 + east })

test('a degree of longitude counts for half in the far north', () => {
  expect([to(1, 0), to(0.5, 1), to(0, 1), to(-0.5, 1)]).toEqual(['n', 'ne', 'e', 'se'])
  expect([to(-1, 0), to(-0.5, -1), to(0, -1), to(0.5, -1)]).toEqual(['s', 'sw', 'w', 'nw'])
})

test('the shorter way may lead across the 180th meridian', () => {
  expect(windTo({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBe('e')
})
