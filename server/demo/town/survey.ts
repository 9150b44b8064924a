import { GridIndex } from './geometry/grid-index.ts'
import { type Land, surveyLand } from './land/land.ts'
import { once } from './once.ts'
import { type District, districtsOf, villagesOf } from './places/districts.ts'
import { type Landmark, placeLandmarks } from './places/landmarks.ts'
import { layOutSites, type Site } from './places/sites.ts'
import { nameStreets } from './roads/naming.ts'
import { layOutRoads } from './roads/network.ts'
import { RoadPieces } from './roads/road-pieces.ts'
import type { Street } from './roads/street.ts'

/** Everything that is where it is, in the town's own plane. */
export interface Survey {
  land: Land
  sites: Site[]
  streets: Street[]
  /** The same streets, by where they are. */
  streetIndex: GridIndex<Street>
  /** Their straight parts, by where those are. */
  pieces: RoadPieces
  districts: District[]
  villages: District[]
  landmarks: Landmark[]
}

/** The town, surveyed when somebody first asks: it takes part of a second, and always comes out the same. */
export const survey = once((): Survey => {
  const land = surveyLand()
  const sites = layOutSites()
  const streets = nameStreets(layOutRoads(land, sites), sites)
  const streetIndex = new GridIndex<Street>(250)
  for (const street of streets) streetIndex.add(street, street.bounds)
  const pieces = new RoadPieces(streets)
  const landmarks = placeLandmarks({
    streets: streetIndex,
    pieces,
    sites,
    isDry: (p) => land.inland(p.x, p.y) > 14 && land.bankDistance(p) > 6,
  })
  return {
    land,
    sites,
    streets,
    streetIndex,
    pieces,
    districts: districtsOf(land.inland),
    villages: villagesOf(land.inland),
    landmarks,
  }
})
