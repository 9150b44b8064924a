import type { GridIndex } from '../geometry/grid-index.ts'
import { ringsMeet } from '../geometry/overlap.ts'
import { at, boundsAround, boundsMeet, boundsOf, distance, type Point, towards } from '../geometry/point.ts'
import { stationAt } from '../geometry/polyline.ts'
import { box } from '../geometry/shapes.ts'
import { ROAD_WIDTH } from '../roads/road.ts'
import type { RoadPieces } from '../roads/road-pieces.ts'
import type { Street } from '../roads/street.ts'
import { slugOf } from '../roads/street.ts'
import { footprintOf } from './footprints.ts'
import { type LandmarkKind, type LandmarkRow, landmarkSketches } from './landmark-sketches.ts'
import type { Site } from './sites.ts'

export interface Landmark {
  readonly id: string
  readonly name: string
  readonly kind: LandmarkKind
  /** 1 is shown first when the map is small, 4 last. */
  readonly rank: 1 | 2 | 3 | 4
  readonly point: Point
  /**
   * Its walls: an outer ring, and that of a courtyard. Empty for landmarks without walls, such as a beach.
   */
  readonly footprint: readonly (readonly Point[])[]
  /** The ground around it, on which no house is built. */
  readonly plot: readonly Point[] | undefined
}

interface Ground {
  streets: GridIndex<Street>
  pieces: RoadPieces
  sites: readonly Site[]
  /** Whether a point is dry land with no river near. */
  isDry(p: Point): boolean
}

/** Places every landmark where it was sketched, or at the nearest street front with room for it. */
export function placeLandmarks(ground: Ground): Landmark[] {
  const placedSoFar: Landmark[] = []
  for (const row of landmarkSketches) {
    const [name, kind, rank, anchor, x, y, shape, width, depth, lean] = row
    const spot =
      anchor === 'front'
        ? frontFor(row, ground, placedSoFar)
        : { point: at(x, y), angle: (lean * Math.PI) / 180 }
    placedSoFar.push({
      id: slugOf(name),
      name,
      kind,
      rank,
      point: spot.point,
      footprint: footprintOf(shape, spot.point, width, depth, spot.angle),
      plot: shape === 'none' ? undefined : box(spot.point, width + 3, depth + 3, spot.angle),
    })
  }
  return placedSoFar
}

const SEARCH = 320
const SETBACK = 4

interface Front {
  point: Point
  angle: number
  /** The distance from where it was sketched. */
  away: number
}

function frontFor(row: LandmarkRow, ground: Ground, others: readonly Landmark[]): Omit<Front, 'away'> {
  const [name, , , , x, y, , width, depth] = row
  const wish = at(x, y)
  const fronts = ground.streets
    .find(boundsAround(wish, SEARCH))
    .flatMap((it) => frontsAlong(it, wish, width, depth))
  const found = fronts
    .sort((a, b) => a.away - b.away)
    .find(({ point, angle }) => hasRoom(box(point, width + 3, depth + 3, angle), ground, others))
  if (!found) throw new Error(`There is no street front for ${name}.`)
  return found
}

function frontsAlong(street: Street, wish: Point, width: number, depth: number): Front[] {
  const fronts: Front[] = []
  const aside = ROAD_WIDTH[street.class] / 2 + SETBACK + depth / 2
  for (let along = width / 2; along < street.length - width / 2; along += 6) {
    const { point: middle, angle } = stationAt(street.line, along, street.alongs)
    if (distance(middle, wish) > SEARCH) continue
    const left = towards(middle, angle + Math.PI / 2, aside)
    const right = towards(middle, angle - Math.PI / 2, aside)
    fronts.push({ point: left, angle, away: distance(left, wish) })
    fronts.push({ point: right, angle: angle + Math.PI, away: distance(right, wish) })
  }
  return fronts
}

function hasRoom(ring: readonly Point[], ground: Ground, others: readonly Landmark[]): boolean {
  const bounds = boundsOf(ring)
  if (!ring.every((corner) => ground.isDry(corner))) return false
  if (ground.sites.some((it) => boundsMeet(it.bounds, bounds) && ringsMeet(it.ring, ring))) return false
  if (others.some((it) => it.plot && ringsMeet(it.plot, ring))) return false
  return !ground.pieces.cross(ring, bounds)
}
