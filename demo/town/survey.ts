import type { GridIndex } from './geometry/grid-index.ts'
import { type Land, surveyLand } from './land/land.ts'
import { once } from './once.ts'
import { layOutTown, type Plan } from './plan.ts'
import { RoadPieces } from './roads/road-pieces.ts'
import { type Street, streetsByPlace } from './roads/street.ts'

/** The whole geography of the town, in its own plane. */
export interface Survey extends Plan {
  land: Land
  /** The streets, indexed by location. */
  streetIndex: GridIndex<Street>
  /** Their straight parts, indexed by location and computed at the first use. */
  readonly pieces: RoadPieces
}

/** The survey of the town, computed at the first use. It is the same every time. */
export const survey = once((): Survey => {
  const plan = layOutTown()
  const pieces = once(() => new RoadPieces(plan.streets))
  return {
    ...plan,
    land: surveyLand(),
    streetIndex: streetsByPlace(plan.streets),
    get pieces() {
      return pieces()
    },
  }
})
