import { between, cellwise } from '../geometry/lattice.ts'
import { type Point, smoothstep } from '../geometry/point.ts'
import { gradientNoise } from '../random/noise.ts'
import { type DistrictSketch, districtSketches, villageSketches } from './district-sketches.ts'

/** The town's districts, then the villages. */
export const quarters: readonly DistrictSketch[] = [...districtSketches, ...villageSketches]

/** Gaps between quarters that the town has filled long ago. */
const infill = [
  { x: 180, y: 2_180, reach: 520 },
  { x: -1_750, y: 1_900, reach: 500 },
] as const

const grown = [...quarters, ...infill]

const builtUp = between(40, ({ x, y }) => {
  let sum = 0
  for (const quarter of grown) {
    const square = ((x - quarter.x) ** 2 + (y - quarter.y) ** 2) / quarter.reach ** 2
    if (square < 6) sum += Math.exp(-square)
  }
  if (sum < 0.05) return 0
  return smoothstep(0.12, 0.6, sum + gradientNoise(x / 420, y / 420, 81) * 0.16)
})

/**
 * How densely a place is built up: 0 in the open, 1 in the middle of a quarter. Streets begin at about a
 * half.
 */
export function builtUpAt({ x, y }: Point): number {
  return builtUp(x, y)
}

const nearestQuarter = cellwise(25, ({ x, y }) => {
  let [best, least] = [0, Infinity]
  quarters.forEach((quarter, i) => {
    const away = Math.hypot(x - quarter.x, y - quarter.y) / quarter.reach
    if (away < least) [best, least] = [i, away]
  })
  return best
})

/** The quarter or village whose middle is nearest in relation to its size, to within a few metres. */
export function quarterAt(p: Point): DistrictSketch | undefined {
  return quarters[nearestQuarter(p)]
}
