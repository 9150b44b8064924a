import { ringsMeet } from '../geometry/overlap.ts'
import { type Bounds, boundsMeet, boundsOf, distance, type Point, towards } from '../geometry/point.ts'
import { alongs, type Station, stationAt } from '../geometry/polyline.ts'
import { quarterAt } from '../places/built-up.ts'
import { hashed } from '../random/random.ts'
import { ROAD_WIDTH } from '../roads/road.ts'
import { BUILDING_STYLES, type BuildingStyle } from './building-style.ts'
import type { Face, Front } from './faces.ts'
import type { House } from './house.ts'

/** Whether the ground of a house is taken by something else. */
export type Taken = (ring: readonly Point[], bounds: Bounds) => boolean

/** Builds houses along every front of a block, one after another, where there is room. */
export function housesAlong(face: Face, taken: Taken): House[] {
  const houses: House[] = []
  for (const front of face.fronts) {
    const middle = front.points[Math.floor(front.points.length / 2)]
    const pattern = middle && quarterAt(middle)?.pattern
    if (pattern && front.edge.street.quarter) buildAlong(front, BUILDING_STYLES[pattern], houses, taken)
  }
  return houses
}

const between = ([least, most]: readonly [number, number], chance: number) => least + (most - least) * chance

function buildAlong(front: Front, style: BuildingStyle, houses: House[], taken: Taken): void {
  const known = alongs(front.points)
  const length = known.at(-1) ?? 0
  const seed =
    Math.round(front.edge.start * 7 + (front.reversed ? 1 : 0)) + front.edge.street.name.length * 131
  let along = 3
  for (let plot = 0; along < length - style.width[0]; plot++) {
    const chance = hashed(seed, plot, 1)
    const width = Math.min(between(style.width, chance), length - along)
    const isEmpty = hashed(seed, plot, 2) * 100 < style.empty
    const house = isEmpty ? undefined : houseAt(front, known, along, width, style, hashed(seed, plot, 3))
    const fits = house !== undefined && !collides(house, houses) && !taken(house.ring, house.bounds)
    if (fits) houses.push(house)
    const gap = plot % style.row === style.row - 1 ? between(style.gap, hashed(seed, plot, 4)) : 0
    // Where something is in the way, the next try is a few metres on.
    along += fits || isEmpty ? width + gap : 4
  }
}

function houseAt(
  { points, edge, reversed }: Front,
  known: readonly number[],
  along: number,
  width: number,
  style: BuildingStyle,
  chance: number,
): House | undefined {
  const near = ROAD_WIDTH[edge.street.class] / 2 + style.setback
  const far = near + between(style.depth, chance)
  const [first, last] = [stationAt(points, along, known), stationAt(points, along + width, known)]
  // A house around a corner would have no proper shape.
  if (Math.cos(first.angle - last.angle) < 0.9) return undefined
  const corner = ({ point, angle }: Station, aside: number) => towards(point, angle + Math.PI / 2, aside)
  const ring =
    style.row > 1
      ? [corner(first, near), corner(last, near), corner(last, far), corner(first, far)]
      : detached(stationAt(points, along + width / 2, known), width, near, far)
  const middle = along + width / 2
  const onStreet = reversed ? edge.end - middle : edge.start + middle
  const pair = Math.floor(onStreet / edge.street.frontage)
  return {
    ring,
    bounds: boundsOf(ring),
    number: pair * 2 + (reversed ? 2 : 1),
    chance,
  }
}

function detached(
  { point, angle }: { point: Point; angle: number },
  width: number,
  near: number,
  far: number,
): Point[] {
  const corner = (ahead: number, aside: number) =>
    towards(towards(point, angle, ahead), angle + Math.PI / 2, aside)
  return [corner(-width / 2, near), corner(width / 2, near), corner(width / 2, far), corner(-width / 2, far)]
}

/** Whether a house overlaps others. It is shrunk a little, so that common walls do not count. */
function collides(house: House, others: readonly House[]): boolean {
  const centre = {
    x: (house.bounds.minX + house.bounds.maxX) / 2,
    y: (house.bounds.minY + house.bounds.maxY) / 2,
  }
  const inner = house.ring.map((p) =>
    towards(p, Math.atan2(centre.y - p.y, centre.x - p.x), Math.min(0.7, distance(p, centre))),
  )
  return others.some((other) => boundsMeet(other.bounds, house.bounds) && ringsMeet(other.ring, inner))
}
