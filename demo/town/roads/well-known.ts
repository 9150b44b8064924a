import { at, distance, type Point } from '../geometry/point.ts'
import { lengthOf, middleOf } from '../geometry/polyline.ts'
import type { Road } from './road.ts'

/** Well-known lanes, and about where they are. */
export const WELL_KNOWN = [
  { name: 'Weir Lane', near: at(-60, 1_060) },
  { name: 'Lamplighter Row', near: at(-230, 930) },
  { name: 'Netmakers Lane', near: at(-430, 420) },
] as const

/** The least length, because a shorter lane has too few houses. */
const LEAST = 130

/** Finds the lanes of the town that get these names. */
export function wellKnown(roads: readonly Road[]): Map<Road, string> {
  const lanes = roads.filter(
    (it) => it.class === 'lane' && lengthOf(it.line) > LEAST && it.line[0] !== it.line.at(-1),
  )
  const found = new Map<Road, string>()
  for (const { name, near } of WELL_KNOWN) {
    const lane = nearest(lanes, near)
    if (lane) found.set(lane, name)
  }
  return found
}

function nearest(lanes: readonly Road[], p: Point): Road | undefined {
  const away = ({ line }: Road) => distance(middleOf(line), p)
  return lanes.reduce<Road | undefined>(
    (best, lane) => (best && away(best) <= away(lane) ? best : lane),
    undefined,
  )
}
