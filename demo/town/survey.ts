import type { GridIndex } from './geometry/grid-index.ts'
import { type Land, surveyLand } from './land/land.ts'
import { once } from './once.ts'
import { layOutTown, type Plan } from './plan.ts'
import { RoadPieces } from './roads/road-pieces.ts'
import { type Street, streetsByPlace } from './roads/street.ts'

/** Everything that is where it is, in the town's own plane. */
export interface Survey extends Plan {
  land: Land
  /** The same streets, by where they are. */
  streetIndex: GridIndex<Street>
  /** Their straight parts, by where those are; cut apart when somebody first asks. */
  readonly pieces: RoadPieces
}

/** The town, surveyed when somebody first asks. It always comes out the same. */
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
