import { GridIndex } from '../geometry/grid-index.ts'
import { ringsMeet } from '../geometry/overlap.ts'
import { at, type Bounds, boundsOf, distance, type Point } from '../geometry/point.ts'
import { distanceToSegment } from '../geometry/segment.ts'
import { box } from '../geometry/shapes.ts'
import { ROAD_WIDTH } from './road.ts'
import type { Street } from './street.ts'

/** A straight part of a street. */
export interface RoadPiece {
  street: Street
  /** The point of the street at which it starts. */
  index: number
  from: Point
  to: Point
}

/** The straight parts of all streets, indexed by location. */
export class RoadPieces {
  readonly #index = new GridIndex<RoadPiece>(80)

  constructor(streets: readonly Street[]) {
    for (const street of streets) {
      const half = ROAD_WIDTH[street.class] / 2
      street.line.forEach((from, index) => {
        const to = street.line[index + 1]
        if (to) this.#index.add({ street, index, from, to }, boundsOf([from, to], half))
      })
    }
  }

  near(bounds: Bounds): RoadPiece[] {
    return this.#index.find(bounds)
  }

  /** Whether a carriageway crosses a convex ring. */
  cross(ring: readonly Point[], bounds: Bounds): boolean {
    return this.near(bounds).some(({ street, from, to }) => {
      const half = ROAD_WIDTH[street.class] / 2
      if (ring.some((corner) => distanceToSegment(corner, from, to) < half)) return true
      const middle = at((from.x + to.x) / 2, (from.y + to.y) / 2)
      const angle = Math.atan2(to.y - from.y, to.x - from.x)
      return ringsMeet(box(middle, distance(from, to), half * 2, angle), ring)
    })
  }
}
