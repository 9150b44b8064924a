import type { Point } from '../town/geometry/point.ts'
import { contains } from '../town/geometry/polygon.ts'
import { survey } from '../town/survey.ts'

/** Whether a point is dry: on land, or on works in the sea. */
export function isSolidGround(p: Point): boolean {
  const { land } = survey()
  const isDry = land.inland(p.x, p.y) > 3 && land.bankDistance(p) > 3 && !contains(land.lake, p)
  return isDry || land.seaWorks.some(({ ring }) => contains(ring, p))
}
