import { type CoverRings, coverRings } from './land/cover.ts'
import { surveyLand } from './land/land.ts'
import { type District, districtsOf, villagesOf } from './places/districts.ts'
import { type Landmark, placeLandmarks } from './places/landmarks.ts'
import { layOutSites, type Site } from './places/sites.ts'
import { farmTracks } from './roads/farm-tracks.ts'
import { footways } from './roads/footways.ts'
import { nameStreets } from './roads/naming.ts'
import { layOutRoads } from './roads/network.ts'
import type { Road } from './roads/road.ts'
import { RoadPieces } from './roads/road-pieces.ts'
import { type Street, streetsByPlace } from './roads/street.ts'

/** The part of the town that takes long to compute. */
export interface Plan {
  sites: Site[]
  streets: Street[]
  /** Ways without addresses, for walkers and tractors. */
  ways: Road[]
  districts: District[]
  villages: District[]
  landmarks: Landmark[]
  cover: CoverRings
}

export function layOutTown(): Plan {
  const land = surveyLand()
  const sites = layOutSites()
  const streets = nameStreets(layOutRoads(land, sites), sites)
  return {
    sites,
    streets,
    ways: [...footways(land, sites), ...farmTracks(streets, land)],
    districts: districtsOf(land.inland),
    villages: villagesOf(land.inland),
    cover: coverRings(land),
    landmarks: placeLandmarks({
      streets: streetsByPlace(streets),
      pieces: new RoadPieces(streets),
      sites,
      isDry: (p) => land.inland(p.x, p.y) > 14 && land.bankDistance(p) > 6,
    }),
  }
}
