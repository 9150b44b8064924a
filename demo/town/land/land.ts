import { boundsOf, type Point } from '../geometry/point.ts'
import { contains } from '../geometry/polygon.ts'
import { once } from '../once.ts'
import { builtUpAt } from '../places/built-up.ts'
import { beachGround } from './beaches.ts'
import { coastStretches, type Islet, isletRings, type ShoreStretch } from './coast.ts'
import { type SeaWork, seaWorks } from './harbour.ts'
import { heightAt } from './heights.ts'
import { bankDistance, craterLake, type Watercourse, watercourses } from './river.ts'
import { shoreDistance } from './shore-distance.ts'

/** The island, with its coast, rivers and harbour works. */
export interface Land {
  stretches: ShoreStretch[]
  /** The main island's coast, clockwise. */
  coast: Point[]
  islets: Islet[]
  seaWorks: SeaWork[]
  watercourses: Watercourse[]
  lake: Point[]
  /** The distance of a point from the shore, in metres; negative at sea. */
  inland(x: number, y: number): number
  /**
   * The distance of a point from the nearest river bank; negative in the water, Infinity where no river is
   * near.
   */
  bankDistance(p: Point): number
  height(p: Point): number
  /** Whether a point is on sand, or so near to it that nothing is built there. */
  isBeach(p: Point): boolean
}

export const surveyLand = once((): Land => {
  const stretches = coastStretches()
  const coast = stretches.flatMap(({ line }, i) => (i === 0 ? line : line.slice(1)))
  const islets = isletRings()
  const courses = watercourses()
  const lake = craterLake()
  const inland = shoreDistance([coast, ...islets.map((it) => it.ring)])
  const toBank = bankDistance(courses, 60)
  const lakeBounds = boundsOf(lake)
  return {
    stretches,
    coast,
    islets,
    seaWorks: seaWorks(),
    isBeach: beachGround(stretches, 14),
    watercourses: courses,
    lake,
    inland,
    bankDistance: (p) =>
      p.x > lakeBounds.minX && p.x < lakeBounds.maxX && p.y > lakeBounds.minY && contains(lake, p)
        ? -1
        : toBank(p),
    height: (p) => heightAt(p, inland(p.x, p.y), builtUpAt(p)),
  }
})
