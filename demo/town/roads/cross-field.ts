import { between } from '../geometry/lattice.ts'
import type { Point } from '../geometry/point.ts'
import { quarters } from '../places/built-up.ts'
import type { StreetPattern } from '../places/district-sketches.ts'
import { gradientNoise } from '../random/noise.ts'
import type { Road } from './road.ts'
import { SampleGrid } from './sample-grid.ts'

/** How far the streets of a pattern bend away from their grid, in radians, and over how many metres. */
const BEND: Record<StreetPattern, readonly [most: number, over: number]> = {
  old: [0.85, 190],
  village: [0.75, 260],
  gardens: [0.75, 620],
  terraces: [0.22, 520],
  docks: [0.1, 700],
  grid: [0, 1],
}

const LATTICE = 40
const ROAD_REACH = 170

/**
 * Answers the direction of streets at a point. Streets cross at right angles, so that a direction and its
 * three turns by 90° are the same: the angle is stored times four, where those four coincide and can be
 * averaged.
 */
export function crossField(mainRoads: readonly Road[]): (p: Point) => number {
  const guides = new SampleGrid(60)
  for (const { line } of mainRoads) guides.addLine(line, 24)
  // Cosine and sine of the direction are read separately, so that they can be averaged between the corners.
  let last = { x: Number.NaN, y: Number.NaN, cos: 0, sin: 0 }
  const directionOf = (p: Point) => {
    if (p.x !== last.x || p.y !== last.y) last = { x: p.x, y: p.y, ...directionAt(p.x, p.y, guides) }
    return last
  }
  const sin = between(LATTICE, (p) => directionOf(p).sin)
  const cos = between(LATTICE, (p) => directionOf(p).cos)
  return ({ x, y }) => Math.atan2(sin(x, y), cos(x, y)) / 4
}

function directionAt(x: number, y: number, guides: SampleGrid): { cos: number; sin: number } {
  const sum = { cos: 0, sin: 0 }
  for (const quarter of quarters) {
    const square = ((x - quarter.x) ** 2 + (y - quarter.y) ** 2) / quarter.reach ** 2
    if (square > 9) continue
    const weight = Math.exp(-square * 1.6)
    const [most, over] = BEND[quarter.pattern]
    const angle = (quarter.lean * Math.PI) / 180 + most * 2 * gradientNoise(x / over, y / over, 91)
    sum.cos += Math.cos(angle * 4) * weight
    sum.sin += Math.sin(angle * 4) * weight
  }
  guides.each(x, y, ROAD_REACH, (dx, dy, away) => {
    const weight = Math.exp(-((away / 80) ** 2)) * 0.5
    const [cos2, sin2] = [dx * dx - dy * dy, 2 * dx * dy]
    sum.cos += (cos2 * cos2 - sin2 * sin2) * weight
    sum.sin += 2 * cos2 * sin2 * weight
  })
  return sum
}
