import { expect, test } from 'vitest'
import { isAllWithin, isTouching, isWithin } from './within-bounds.ts'

const town = { south: 38, west: -10, north: 39, east: -9 }
const across = { south: -1, west: 179, north: 1, east: -179 }

test('a point may lie beyond the 180th meridian', () => {
  expect(isWithin(across, { latitude: 0, longitude: -179.5 })).toBe(true)
  expect(isWithin(across, { latitude: 0, longitude: 0 })).toBe(false)
})

test('pieces touch where one begins in the other, whichever it is', () => {
  const inside = { south: 38.4, west: -9.6, north: 38.5, east: -9.5 }
  expect([isTouching(town, inside), isTouching(inside, town)]).toEqual([true, true])
  expect(isTouching(town, { ...inside, south: 39.1, north: 39.2 })).toBe(false)
  expect(isTouching(town, across)).toBe(false)
})

test('a piece is all within another with both its corners', () => {
  expect(isAllWithin(town, { south: 38.1, west: -9.9, north: 38.9, east: -9.1 })).toBe(true)
  expect(isAllWithin(town, { south: 38.1, west: -9.9, north: 39.1, east: -9.1 })).toBe(false)
})
