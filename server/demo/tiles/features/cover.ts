import { contoursOf } from '../../town/geometry/contour.ts'
import { between } from '../../town/geometry/lattice.ts'
import { type Bounds, type Point, smoothstep } from '../../town/geometry/point.ts'
import { signedArea } from '../../town/geometry/polygon.ts'
import { roundedOff } from '../../town/geometry/smoothing.ts'
import type { Land } from '../../town/land/land.ts'
import { builtUpAt } from '../../town/places/built-up.ts'
import { layeredNoise } from '../../town/random/noise.ts'
import { Shape } from './shape.ts'

const ISLAND: Bounds = { minX: -20_500, minY: -5_500, maxX: 13_000, maxY: 18_500 }
const AIRFIELD = { x: 7_960, y: 1_900, reach: 1_500 }

/** Where trees stand: above zero, and the more the denser. Woods keep to the hills, off the shore and out of the town. */
function woodDensity(land: Land): (p: Point) => number {
  return (p) => {
    const inland = land.inland(p.x, p.y)
    if (inland < 60) return -1
    const high = smoothstep(40, 260, land.height(p)) * 0.17 - smoothstep(520, 820, land.height(p)) * 0.32
    const edge = smoothstep(60, 700, inland) * 0.08
    return layeredNoise(p.x / 2_100, p.y / 2_100, 141, 4) - 0.725 + high + edge - cleared(p)
  }
}

/** Where the hills are heath and grass. */
function heathDensity(land: Land): (p: Point) => number {
  return (p) => {
    if (land.inland(p.x, p.y) < 40) return -1
    const high = smoothstep(150, 480, land.height(p)) * 0.42
    return layeredNoise(p.x / 2_700, p.y / 2_700, 171, 3) - 0.62 + high - cleared(p)
  }
}

/** Towns and the airfield keep trees away, and more so the nearer. */
function cleared(p: Point): number {
  const field = 1 - smoothstep(0.5, 1, Math.hypot(p.x - AIRFIELD.x, p.y - AIRFIELD.y) / AIRFIELD.reach)
  return Math.max(builtUpAt(p), field) * 0.6
}

const toShapes = (rings: Point[][], rounds: number): Shape[] =>
  rings
    .filter((ring) => Math.abs(signedArea(ring)) > 30_000)
    .map((ring) => new Shape(roundedOff(ring, { closed: true, rounds })))

export interface Cover {
  /** Rings; those of clearings run the other way round. */
  woods: Shape[]
  heath: Shape[]
  builtUp: Shape[]
  /** Above zero where there is wood or heath, read from a grid. */
  woodAt(x: number, y: number): number
  heathAt(x: number, y: number): number
}

/** Woods, open hills and built-up ground. */
export function coverOf(land: Land): Cover {
  return {
    woodAt: between(75, woodDensity(land)),
    heathAt: between(90, heathDensity(land)),
    woods: toShapes(contoursOf(woodDensity(land), ISLAND, 125), 2),
    heath: toShapes(contoursOf(heathDensity(land), ISLAND, 250), 2),
    builtUp: toShapes(
      contoursOf((p) => Math.min(builtUpAt(p) - 0.4, land.inland(p.x, p.y) / 60), ISLAND, 110),
      2,
    ),
  }
}
