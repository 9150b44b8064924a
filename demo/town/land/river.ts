import { GridIndex } from '../geometry/grid-index.ts'
import { at, boundsAround, boundsOf, distance, mix, type Point } from '../geometry/point.ts'
import { beside } from '../geometry/polyline.ts'
import { distanceToSegment } from '../geometry/segment.ts'
import { blob } from '../geometry/shapes.ts'
import { curveThrough } from '../geometry/smoothing.ts'
import { valueNoise } from '../random/noise.ts'

export interface Watercourse {
  name: string
  /** The line from the mouth up to the spring. */
  line: Point[]
  /** Half the width at each point of the line. */
  halfWidths: number[]
  ring: Point[]
}

const MAIN = [
  [72, 511],
  [66, 760],
  [150, 1_180],
  [-30, 1_620],
  [-390, 2_010],
  [-600, 2_560],
  [-480, 3_150],
  [-760, 3_850],
  [-1_400, 4_480],
  [-1_780, 5_200],
  [-2_560, 5_950],
  [-3_400, 6_450],
  [-4_500, 6_820],
  [-5_300, 7_300],
  [-6_200, 7_500],
] as const
const BRANCH = [
  [-480, 3_150],
  [150, 3_750],
  [420, 4_500],
  [1_150, 5_150],
  [1_700, 6_050],
  [2_300, 6_700],
  [2_900, 7_700],
  [3_600, 8_300],
] as const
const NORTHERN = [
  [-1_850, 11_420],
  [-2_300, 10_700],
  [-2_900, 10_200],
  [-3_200, 9_300],
  [-4_100, 8_700],
  [-5_200, 8_600],
] as const

/** The river through the town, its branch, and a brook on the island's far side. */
export function watercourses(): Watercourse[] {
  return [
    watercourse('River Alder', MAIN, [30, 7]),
    watercourse('Little Alder', BRANCH, [11, 4]),
    watercourse('Heron Brook', NORTHERN, [12, 4]),
  ]
}

function watercourse(
  name: string,
  sketch: readonly (readonly [number, number])[],
  [mouth, spring]: readonly [number, number],
): Watercourse {
  const smooth = curveThrough(
    sketch.map(([x, y]) => at(x, y)),
    { step: 30 },
  )
  // The river is straight between its walls in the town, and winds above it.
  const wander = (i: number) =>
    (valueNoise(i / 7, 3, 17) - 0.5) * 110 * Math.min(1, Math.max(0, (smooth[i]?.y ?? 0) - 3_300) / 900)
  const line = beside(smooth, wander)
  const halfWidths = line.map((_, i) => mouth + (spring - mouth) * (i / (line.length - 1)) ** 0.6)
  const ring = [
    ...beside(line, (i) => halfWidths[i] ?? spring),
    ...beside(line, (i) => -(halfWidths[i] ?? spring)).reverse(),
  ]
  return { name, line, halfWidths, ring }
}

/** The lake in the old crater. */
export function craterLake(): Point[] {
  return blob(at(-8_330, 8_480), {
    width: 1_150,
    height: 800,
    angle: 0.6,
    seed: 5,
    roughness: 0.35,
    corners: 90,
  })
}

interface Reach {
  from: Point
  to: Point
  halfWidth: number
}

/**
 * Answers the distance of a point from the nearest bank; negative in the water, Infinity far from any river.
 */
export function bankDistance(courses: readonly Watercourse[], reach: number): (p: Point) => number {
  const index = new GridIndex<Reach>(200)
  for (const { line, halfWidths } of courses) {
    line.forEach((from, i) => {
      const to = line[i + 1]
      if (to) index.add({ from, to, halfWidth: halfWidths[i] ?? 0 }, boundsOf([from, to], reach))
    })
  }
  return (p) => {
    let least = Infinity
    for (const { from, to, halfWidth } of index.find(boundsAround(p, 0))) {
      least = Math.min(least, distanceToSegment(p, from, to) - halfWidth)
    }
    return least
  }
}

/** The point of a watercourse nearest to another point, with the direction of the stream there. */
export function nearestOnCourse({ line, halfWidths }: Watercourse, p: Point) {
  let best = 0
  line.forEach((here, i) => {
    if (distance(here, p) < distance(line[best] ?? here, p)) best = i
  })
  const before = line[Math.max(0, best - 1)] ?? p
  const after = line[Math.min(line.length - 1, best + 1)] ?? p
  return {
    point: mix(before, after, 0.5),
    angle: Math.atan2(after.y - before.y, after.x - before.x),
    halfWidth: halfWidths[best] ?? 0,
  }
}
