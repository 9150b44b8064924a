import { GridIndex } from '../geometry/grid-index.ts'
import { boundsAround, boundsOf, type Point } from '../geometry/point.ts'
import { contains } from '../geometry/polygon.ts'
import { middleOf } from '../geometry/polyline.ts'
import { simplified } from '../geometry/smoothing.ts'
import type { Land } from '../land/land.ts'
import { builtUpAt, quarterAt } from '../places/built-up.ts'
import type { Site } from '../places/sites.ts'
import { crossField } from './cross-field.ts'
import { joinLooseEnds } from './loose-ends.ts'
import { mainRoads } from './main-roads.ts'
import { isStreet, type Road, type RoadClass } from './road.ts'
import { spacingAt } from './spacing.ts'
import { type Ground, traceStreets } from './tracer.ts'
import { embankments, townBridges } from './waterside.ts'

/** The distance between the secondary streets that carry a quarter's own traffic. */
const SECONDARY_SPACING = 390

/**
 * Lays out every street of the island: the main roads, those around parks and along water, and those that
 * fill the town between.
 */
export function layOutRoads(land: Land, sites: readonly Site[]): Road[] {
  const [river] = land.watercourses
  const fixed = [
    ...mainRoads(),
    ...(river ? [...embankments(river), ...townBridges(river)] : []),
    ...sites.flatMap(roadAround),
  ]
  const allows = freeGround(land, sites)
  const direction = crossField(fixed.filter((it) => isStreet(it) && it.name !== undefined))
  const ground: Ground = { direction, allows, spacing: spacingAt }
  const fixedLines = fixed.map((it) => it.line)
  const wide = traceStreets(fixedLines, { ...ground, spacing: () => SECONDARY_SPACING }, 260)
  const narrow = traceStreets([...fixedLines, ...wide], ground, 60)

  let lines = [...wide, ...narrow].map((line) => simplified(line, STRAIGHT_ENOUGH))
  // Two rounds, because an end may have been joined to a part that was then cut off.
  for (let round = 0; round < 2; round++) {
    const reach = (end: Point) => spacingAt(end, 1, 0) * 1.25
    lines = joinLooseEnds(fixedLines, lines, { reach, allows })
  }
  const streets = lines.map((line, i) => ({ line, class: classOf(line, i < wide.length) }))
  return [...fixed, ...streets.filter((it) => it.line.length > 1)]
}

/** Points that change a street by less than this, in metres, are removed. */
const STRAIGHT_ENOUGH = 0.4

function classOf(line: readonly Point[], isWide: boolean): RoadClass {
  const pattern = quarterAt(middleOf(line))?.pattern
  if (isWide) return pattern === 'old' || pattern === 'village' ? 'residential' : 'secondary'
  return pattern === 'old' ? 'lane' : 'residential'
}

const WITHOUT_ROAD = new Set<Site['kind']>(['airport', 'golf', 'port', 'cemetery'])

function roadAround({ kind, ring }: Site): Road[] {
  const [start] = ring
  if (!start || WITHOUT_ROAD.has(kind)) return []
  return [{ class: kind === 'square' ? 'lane' : 'residential', line: [...ring, start] }]
}

/**
 * Answers whether a street may be at a point: on built-up land, away from the shore, the river and other
 * grounds.
 */
function freeGround(land: Land, sites: readonly Site[]): (p: Point) => boolean {
  const grounds = new GridIndex<Site>(150)
  for (const site of sites) grounds.add(site, boundsOf(site.ring))
  return (p) =>
    builtUpAt(p) > 0.5 &&
    land.inland(p.x, p.y) > 42 &&
    !land.isBeach(p) &&
    land.bankDistance(p) > 20 &&
    !grounds.find(boundsAround(p, 0)).some((it) => contains(it.ring, p))
}
