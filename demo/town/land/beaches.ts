import { GridIndex } from '../geometry/grid-index.ts'
import { boundsAround, boundsOf, type Point } from '../geometry/point.ts'
import { anticlockwise, contains } from '../geometry/polygon.ts'
import { beside, resampled } from '../geometry/polyline.ts'
import type { ShoreStretch } from './coast.ts'

/** The width of the sand in the middle of a beach. */
const SAND = 62

/** The sand of each beach as a ring, with a strip of some width behind it. */
export function beachRings(stretches: readonly ShoreStretch[], behind = 0): Point[][] {
  return stretches
    .filter(({ shore }) => shore === 'beach')
    .map(({ line }) => {
      const even = resampled(line, 30)
      const width = (i: number) => (SAND + behind) * Math.sin((Math.PI * i) / (even.length - 1)) ** 0.35
      return anticlockwise([...beside(even, (i) => -width(i)), ...beside(even, 3).reverse()])
    })
}

/** Answers whether a point is on the sand, or so close behind it that nothing is built there. */
export function beachGround(stretches: readonly ShoreStretch[], behind: number): (p: Point) => boolean {
  const rings = new GridIndex<readonly Point[]>(400)
  for (const ring of beachRings(stretches, behind)) rings.add(ring, boundsOf(ring))
  return (p) => rings.find(boundsAround(p, 0)).some((ring) => contains(ring, p))
}
