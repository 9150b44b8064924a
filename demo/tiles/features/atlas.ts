import { GridIndex } from '../../town/geometry/grid-index.ts'
import { type Bounds, boundsOf } from '../../town/geometry/point.ts'
import { anticlockwise } from '../../town/geometry/polygon.ts'
import { beachRings } from '../../town/land/beaches.ts'
import { ferryRoute } from '../../town/land/harbour.ts'
import { once } from '../../town/once.ts'
import type { Site } from '../../town/places/sites.ts'
import { type Survey, survey } from '../../town/survey.ts'
import { type Cover, coverOf } from './cover.ts'
import { type MapRoad, mapRoad } from './map-road.ts'
import { type Relief, reliefOf } from './relief.ts'
import { Shape } from './shape.ts'

/** The town's geometry for the map, compiled for the first tile. */
export interface Atlas {
  survey: Survey
  /** All land, one ring for each island. */
  land: Shape[]
  water: Shape[]
  beaches: Shape[]
  works: { kind: 'breakwater' | 'pier' | 'jetty'; shape: Shape }[]
  cover: Cover
  relief: Relief
  sites: { kind: Site['kind']; shape: Shape; site: Site }[]
  roads: GridIndex<MapRoad>
  ferry: Shape
}

export const atlas = once((): Atlas => {
  const surveyed = survey()
  const { land, sites } = surveyed
  return {
    survey: surveyed,
    land: [land.coast, ...land.islets.map((it) => it.ring)].map((ring) => new Shape(anticlockwise(ring))),
    water: [...land.watercourses.map((it) => it.ring), land.lake].map(
      (ring) => new Shape(anticlockwise(ring)),
    ),
    beaches: beachRings(land.stretches).map((ring) => new Shape(ring)),
    works: land.seaWorks.map(({ kind, ring }) => ({ kind, shape: new Shape(anticlockwise(ring)) })),
    cover: coverOf(surveyed),
    relief: reliefOf(land),
    sites: sites.map((site) => ({ kind: site.kind, site, shape: new Shape(site.ring) })),
    roads: indexRoads(surveyed),
    ferry: new Shape(ferryRoute),
  }
})

function indexRoads({ land, streets, ways }: Survey): GridIndex<MapRoad> {
  const index = new GridIndex<MapRoad>(400)
  const waters: Bounds[] = land.watercourses.map((it) => boundsOf(it.ring))
  for (const way of [...ways, ...streets]) index.add(mapRoad(way, land, waters), boundsOf(way.line, 12))
  return index
}
