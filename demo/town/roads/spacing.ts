import type { Point } from '../geometry/point.ts'
import { quarterAt, quarters } from '../places/built-up.ts'
import type { StreetPattern } from '../places/district-sketches.ts'

/** The distance between parallel streets: those along the quarter's main direction, and those across it. */
const SPACING: Record<StreetPattern, readonly [along: number, across: number]> = {
  old: [52, 70],
  grid: [84, 150],
  terraces: [76, 165],
  gardens: [92, 185],
  docks: [150, 260],
  village: [92, 135],
}

const LEANS = new Map(
  quarters.map((it) => [
    it,
    [Math.cos((it.lean * Math.PI) / 180), Math.sin((it.lean * Math.PI) / 180)] as const,
  ]),
)

/** The distance between parallel streets of a direction at a point. */
export function spacingAt(p: Point, dx: number, dy: number): number {
  const quarter = quarterAt(p)
  const lean = quarter && LEANS.get(quarter)
  if (!quarter || !lean) return 150
  const [along, across] = SPACING[quarter.pattern]
  const share = (dx * lean[0] + dy * lean[1]) ** 2
  return along * share + across * (1 - share)
}
