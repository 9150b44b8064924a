import { at, boundsAround, distance, mix, type Point, towards } from '../geometry/point.ts'
import { stationAt } from '../geometry/polyline.ts'
import { nearestOnSegment } from '../geometry/segment.ts'
import { isStreet, ROAD_WIDTH } from '../roads/road.ts'
import type { Street } from '../roads/street.ts'
import type { Survey } from '../survey.ts'

/** A house number of a street, and the position of its door. */
export interface Door {
  street: Street
  number: number
  point: Point
}

/** The middle of the town, from which far distances are told. */
export const townCentre: Point = at(0, 900)

/** The distance beyond which there is no street. */
const FARTHEST = 50_000

/** How far in from the kerb a door is. */
const DOOR = 5

/** The highest number of a street; numbers are odd on its left and even on its right. */
export function lastNumber({ length, frontage }: Street): number {
  return Math.max(2, Math.floor(length / frontage) * 2)
}

/** The door of a house number; undefined where the street has no such number. */
export function doorOf(street: Street, number: number): Door | undefined {
  if (!Number.isInteger(number) || number < 1 || number > lastNumber(street)) return undefined
  const along = Math.min(street.length, (Math.floor((number - 1) / 2) + 0.5) * street.frontage)
  const { point, angle } = stationAt(street.line, along, street.alongs)
  const side = number % 2 === 1 ? 1 : -1
  const aside = ROAD_WIDTH[street.class] / 2 + DOOR
  return { street, number, point: towards(point, angle + (side * Math.PI) / 2, aside) }
}

/** The address nearest to a point; undefined where no street is within reach. */
export function doorNear({ pieces }: Survey, p: Point, reach: number): Door | undefined {
  if (!(distance(p, townCentre) < FARTHEST)) return undefined
  let best: { street: Street; along: number; isLeft: boolean; away: number } | undefined
  for (const { street, index, from, to } of pieces.near(boundsAround(p, reach))) {
    const isAddressed = isStreet(street) && street.quarter !== undefined && street.class !== 'trunk'
    if (!isAddressed) continue
    const t = nearestOnSegment(p, from, to)
    // Measured from the kerb, because a door on a wide street is farther from its middle.
    const away = Math.max(0, distance(p, mix(from, to, t)) - ROAD_WIDTH[street.class] / 2)
    if (away > reach || (best && away >= best.away)) continue
    const isLeft = (to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x) > 0
    best = { street, along: (street.alongs[index] ?? 0) + distance(from, to) * t, isLeft, away }
  }
  if (!best) return undefined
  const pair = Math.min(Math.floor(best.along / best.street.frontage), lastNumber(best.street) / 2 - 1)
  return doorOf(best.street, pair * 2 + (best.isLeft ? 1 : 2))
}
