import { expect, test } from 'vitest'
import type { Card } from '#contract/entities/card.ts'
import { seenFrom } from './seen-from.ts'

const card = { slug: 'quay', latitude: 38.7, longitude: -31.9, distance: 5 } as Card

test.each([
  ['a location', { text: 'Hill', latitude: 38.71, longitude: -31.9 }, 1.1],
  ['the very spot', { text: 'Quay', latitude: 38.7, longitude: -31.9 }, 0],
  ['nowhere in particular', undefined, 5],
])('looked at from %s it is as far as it is from there', (_, location, distance) => {
  expect(seenFrom(location, card)).toEqual({ ...card, distance })
})
