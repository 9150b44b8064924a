import { type Bounds, boundsMeet, type Point } from '../../town/geometry/point.ts'
import { alongs, sliceOf, stationAt } from '../../town/geometry/polyline.ts'
import type { Land } from '../../town/land/land.ts'
import { once } from '../../town/once.ts'
import type { RoadClass } from '../../town/roads/road.ts'
import { Shape } from './shape.ts'

/** A way as the map draws it. */
export interface MapRoad {
  class: RoadClass
  shape: Shape
  /** The parts of the way over water, found when it is first drawn. */
  bridges(): Shape[]
}

interface Way {
  class: RoadClass
  line: readonly Point[]
}

const STEP = 4
/** How far a bridge reaches beyond the water on either side. */
const ABUTMENT = 7

export function mapRoad({ class: kind, line }: Way, land: Land, waters: readonly Bounds[]): MapRoad {
  const shape = new Shape(line)
  const isNearWater = () => waters.some((it) => boundsMeet(it, shape.bounds))
  return {
    class: kind,
    shape,
    bridges: once(() => (isNearWater() ? bridgesOf(line, land).map((it) => new Shape(it)) : [])),
  }
}

function bridgesOf(line: readonly Point[], land: Land): Point[][] {
  const known = alongs(line)
  const length = known.at(-1) ?? 0
  const bridges: Point[][] = []
  let start: number | undefined
  for (let along = 0; along <= length; along += STEP) {
    const isWet = land.bankDistance(stationAt(line, along, known).point) < 0
    if (isWet) start ??= along
    if (start !== undefined && (!isWet || along + STEP > length)) {
      bridges.push(sliceOf(line, Math.max(0, start - ABUTMENT), Math.min(length, along + ABUTMENT)))
      start = undefined
    }
  }
  return bridges
}
