import { at, type Point, towards } from '../geometry/point.ts'
import { beside } from '../geometry/polyline.ts'
import { nearestOnCourse, type Watercourse } from '../land/river.ts'
import type { Road, RoadClass } from './road.ts'

/** The distance of an embankment road's middle from the water. */
const SETBACK = 13

/** The roads along the river through the town, on both banks. */
export function embankments(river: Watercourse): Road[] {
  const inTown = river.line.findIndex((p) => p.y > 3_420)
  const line = river.line.slice(2, inTown)
  const half = (i: number) => (river.halfWidths[i + 2] ?? 0) + SETBACK
  return [
    { class: 'residential', name: 'Alder Bank', line: beside(line, half) },
    { class: 'residential', name: 'Kingfisher Bank', line: beside(line, (i) => -half(i)) },
  ]
}

const crossings: readonly (readonly [name: string, kind: RoadClass, x: number, y: number])[] = [
  ['Fishmarket Bridge', 'lane', 90, 905],
  ['Weir Bridge', 'residential', 140, 1_250],
  ['Mill Bridge', 'residential', -250, 1_880],
  ['Tanners Bridge', 'lane', -560, 2_330],
  ['Meadow Bridge', 'residential', -560, 2_980],
]

/** Bridges between the two embankments. The main roads have their own. */
export function townBridges(river: Watercourse): Road[] {
  return crossings.map(([name, kind, x, y]) => {
    const { point, angle, halfWidth } = nearestOnCourse(river, at(x, y))
    const far = halfWidth + SETBACK + 1
    const line: Point[] = [-far, 0, far].map((aside) => towards(point, angle + Math.PI / 2, aside))
    return { name, class: kind, line }
  })
}
