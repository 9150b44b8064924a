import { contoursOf } from '../geometry/contour.ts'
import { type Bounds, type Point, smoothstep } from '../geometry/point.ts'
import { signedArea } from '../geometry/polygon.ts'
import { roundedOff } from '../geometry/smoothing.ts'
import { builtUpAt } from '../places/built-up.ts'
import { layeredNoise } from '../random/noise.ts'
import type { Land } from './land.ts'

const ISLAND: Bounds = { minX: -20_500, minY: -5_500, maxX: 13_000, maxY: 18_500 }
const AIRFIELD = { x: 7_960, y: 1_900, reach: 1_500 }

/**
 * The density of trees; above zero there are some. Woods are on the hills, away from the shore and outside
 * the town.
 */
export function woodDensity(land: Land): (p: Point) => number {
  return (p) => {
    const inland = land.inland(p.x, p.y)
    if (inland < 60) return -1
    const height = land.height(p)
    const high = smoothstep(40, 260, height) * 0.17 - smoothstep(520, 820, height) * 0.32
    const edge = smoothstep(60, 700, inland) * 0.08
    return layeredNoise(p.x / 2_100, p.y / 2_100, 141, 4) - 0.725 + high + edge - cleared(p)
  }
}

/** The density of heath and grass on the hills. */
export function heathDensity(land: Land): (p: Point) => number {
  return (p) => {
    if (land.inland(p.x, p.y) < 40) return -1
    const high = smoothstep(150, 480, land.height(p)) * 0.42
    return layeredNoise(p.x / 2_700, p.y / 2_700, 171, 3) - 0.62 + high - cleared(p)
  }
}

/** How far towns and the airfield keep trees away. */
function cleared(p: Point): number {
  const field = 1 - smoothstep(0.5, 1, Math.hypot(p.x - AIRFIELD.x, p.y - AIRFIELD.y) / AIRFIELD.reach)
  return Math.max(builtUpAt(p), field) * 0.6
}

/** The cover of the ground, as rings; those of clearings run in the other direction. */
export interface CoverRings {
  woods: Point[][]
  heath: Point[][]
  builtUp: Point[][]
}

/** Woods, open hills and built-up ground. */
export function coverRings(land: Land): CoverRings {
  return {
    woods: ringsOf(woodDensity(land), 125),
    heath: ringsOf(heathDensity(land), 250),
    builtUp: ringsOf((p) => Math.min(builtUpAt(p) - 0.4, land.inland(p.x, p.y) / 60), 110),
  }
}

function ringsOf(density: (p: Point) => number, step: number): Point[][] {
  return contoursOf(density, ISLAND, step)
    .filter((ring) => Math.abs(signedArea(ring)) > 30_000)
    .map((ring) => roundedOff(ring, { closed: true, rounds: 2 }))
}
