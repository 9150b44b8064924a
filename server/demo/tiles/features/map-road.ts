import { type Bounds, boundsMeet, type Point } from '../../town/geometry/point.ts'
import { sliceOf, stationAt } from '../../town/geometry/polyline.ts'
import type { Land } from '../../town/land/land.ts'
import type { RoadClass } from '../../town/roads/road.ts'
import { Shape } from './shape.ts'

/** A way as the map draws it. */
export interface MapRoad {
  class: RoadClass
  shape: Shape
  /** The parts that cross water. */
  bridges: Shape[]
}

interface Way {
  class: RoadClass
  line: readonly Point[]
  alongs: readonly number[]
  bounds: Bounds
}

const STEP = 4
/** How far a bridge reaches beyond the water on either side. */
const ABUTMENT = 7

export function mapRoad(way: Way, land: Land, waters: readonly Bounds[]): MapRoad {
  const nearWater = waters.some((it) => boundsMeet(it, way.bounds))
  return {
    class: way.class,
    shape: new Shape(way.line),
    bridges: nearWater ? bridgesOf(way, land).map((line) => new Shape(line)) : [],
  }
}

function bridgesOf({ line, alongs }: Way, land: Land): Point[][] {
  const length = alongs.at(-1) ?? 0
  const bridges: Point[][] = []
  let start: number | undefined
  for (let along = 0; along <= length; along += STEP) {
    const isWet = land.bankDistance(stationAt(line, along, alongs).point) < 0
    if (isWet) start ??= along
    if (start !== undefined && (!isWet || along + STEP > length)) {
      bridges.push(sliceOf(line, Math.max(0, start - ABUTMENT), Math.min(length, along + ABUTMENT)))
      start = undefined
    }
  }
  return bridges
}
