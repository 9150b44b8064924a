import { expect, test } from 'vitest'
import { movedBy, nearerAround, still } from './zoom.ts'

const size = { width: 400, height: 300 }

test('what is under the fingers stays under them', () => {
  expect(nearerAround(still, 2, { x: 100, y: 150 }, size)).toEqual({ scale: 2, x: -100, y: -150 })
  const nearer = nearerAround({ scale: 2, x: -100, y: -150 }, 1.5, { x: 200, y: 150 }, size)
  expect(nearer).toEqual({ scale: 3, x: -250, y: -300 })
})

test('it comes no nearer than four times, and no farther than it was', () => {
  expect(nearerAround(still, 9, { x: 0, y: 0 }, size).scale).toBe(4)
  expect(nearerAround({ scale: 2, x: -100, y: -150 }, 0.1, { x: 200, y: 150 }, size)).toEqual(still)
})

test('its edges stay outside of the frame', () => {
  expect(movedBy({ scale: 2, x: -100, y: -100 }, 500, -500, size)).toEqual({ scale: 2, x: 0, y: -300 })
})
