import { expect, test } from 'vitest'
import { bitByBit } from './bit-by-bit.ts'
import type { MapMarker } from './clusters.ts'

const single = (slug: string): MapMarker => ({ slug, price: 1, rating: 4, latitude: 38, longitude: -9 })
const cluster = (count: number): MapMarker => ({ count, zoom: 14, latitude: 38, longitude: -9 })
const singles = (count: number) => Array.from({ length: count }, (_, at) => single(`a-${at}`))

test('marks that come new come a few at a time', () => {
  const steps = [...bitByBit([], singles(12))]
  expect(steps.map((it) => it.length)).toEqual([3, 6, 9, 12])
  expect(steps.at(-1)).toEqual(singles(12))
})

test('what stays is never taken away, and what goes is gone at once', () => {
  const steps = [...bitByBit([...singles(8), cluster(3)], [...singles(14).slice(1), cluster(4)])]
  for (const step of steps) {
    expect(step).toEqual(expect.arrayContaining([...singles(8).slice(1), cluster(4)]))
    expect(step).not.toContainEqual(single('a-0'))
  }
})

test('an empty map is an answer too', () => {
  expect([...bitByBit(singles(3), [])]).toEqual([[]])
})
