import { contoursOf } from '../geometry/contour.ts'
import { type Bounds, boundsAround, boundsOf, type Point } from '../geometry/point.ts'
import { contains, innermost, signedArea } from '../geometry/polygon.ts'
import { roundedOff } from '../geometry/smoothing.ts'
import { slugOf } from '../roads/street.ts'
import { builtUpAt, quarters } from './built-up.ts'
import { type DistrictSketch, districtSketches, villageSketches } from './district-sketches.ts'

export interface District {
  readonly id: string
  readonly name: string
  readonly ring: readonly Point[]
  readonly bounds: Bounds
  /** The point at which its name has most room. */
  readonly centre: Point
}

/** The town's districts: each is the built-up ground nearer to its middle than to any other's. */
export function districtsOf(inland: (x: number, y: number) => number): District[] {
  return districtSketches.map((it) => districtOf(it, inland, 70))
}

/** The villages of the island, found in the same way. */
export function villagesOf(inland: (x: number, y: number) => number): District[] {
  return villageSketches.map((it) => districtOf(it, inland, 50))
}

function districtOf(own: DistrictSketch, inland: (x: number, y: number) => number, step: number): District {
  const reach = own.reach * 2.1
  const rivals = quarters.filter(
    (it) => it !== own && Math.hypot(it.x - own.x, it.y - own.y) < reach + it.reach * 2,
  )
  const field = (p: Point) => {
    const ownShare = Math.hypot(p.x - own.x, p.y - own.y) / own.reach
    let margin = Math.min((builtUpAt(p) - 0.3) * 2, inland(p.x, p.y) / 60)
    for (const rival of rivals)
      margin = Math.min(margin, Math.hypot(p.x - rival.x, p.y - rival.y) / rival.reach - ownShare)
    return margin
  }
  const rings = contoursOf(field, boundsAround(own, reach), step)
  const largest = rings.reduce(
    (best, ring) => (signedArea(ring) > signedArea(best) ? ring : best),
    rings[0] ?? [],
  )
  const ring = roundedOff(largest, { closed: true })
  return { id: slugOf(own.name), name: own.name, ring, bounds: boundsOf(ring), centre: innermost(largest) }
}

export function districtAt(districts: readonly District[], p: Point): District | undefined {
  return districts.find(
    ({ bounds, ring }) =>
      p.x >= bounds.minX &&
      p.x <= bounds.maxX &&
      p.y >= bounds.minY &&
      p.y <= bounds.maxY &&
      contains(ring, p),
  )
}
