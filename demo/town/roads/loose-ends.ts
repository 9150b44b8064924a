import { GridIndex } from '../geometry/grid-index.ts'
import { at, boundsAround, boundsOf, distance, mix, type Point } from '../geometry/point.ts'
import { crossingOf, distanceToSegment } from '../geometry/segment.ts'

interface Piece {
  line: number
  from: Point
  to: Point
}

/** The lengths between which a street may end in nothing, as a cul-de-sac. */
const CUL_DE_SAC = { least: 45, most: 110 }

/**
 * Joins streets that end just before another one, and cuts off parts that overhang or lead nowhere. A street
 * that is cut off completely has no points.
 */
export function joinLooseEnds(
  fixed: readonly Point[][],
  streets: readonly Point[][],
  { reach, allows }: { reach: (end: Point) => number; allows: (p: Point) => boolean },
): Point[][] {
  const lines = [...fixed, ...streets]
  const index = new GridIndex<Piece>(60)
  for (const [i, line] of lines.entries()) indexLine(index, line, i)
  return streets.map((street, i) => {
    const own = fixed.length + i
    const ahead = joined(street, own, index, reach, allows)
    const both = joined([...ahead].reverse(), own, index, reach, allows)
    indexLine(index, both, own)
    return both
  })
}

function indexLine(index: GridIndex<Piece>, line: readonly Point[], number: number): void {
  line.forEach((from, i) => {
    const to = line[i + 1]
    if (to) index.add({ line: number, from, to }, boundsOf([from, to]))
  })
}

function joined(
  line: readonly Point[],
  own: number,
  index: GridIndex<Piece>,
  reach: (end: Point) => number,
  allows: (p: Point) => boolean,
): Point[] {
  const end = line.at(-1)
  const before = line.at(-2)
  if (!end || !before) return []
  const length = distance(before, end) || 1
  const far = reach(end)
  const beyond = at(end.x + ((end.x - before.x) / length) * far, end.y + ((end.y - before.y) / length) * far)
  const hit = firstCrossing(end, beyond, own, index)
  if (hit && staysClear(end, hit, own, index, allows)) return [...line, hit]
  return trimmed(line, own, index)
}

/** The nearest crossing of a piece with another street, slightly beyond it so that the two surely cross. */
function firstCrossing(from: Point, to: Point, own: number, index: GridIndex<Piece>): Point | undefined {
  let least = Infinity
  for (const piece of index.find(boundsOf([from, to]))) {
    if (piece.line === own) continue
    const crossing = crossingOf(from, to, piece.from, piece.to)
    if (crossing) least = Math.min(least, crossing.first)
  }
  return least === Infinity ? undefined : mix(from, to, least + 0.4 / distance(from, to))
}

/** Two streets that are this close and have about the same direction leave no room for houses between. */
const TOO_CLOSE = 19
const SAME_DIRECTION = 0.82

function staysClear(
  from: Point,
  to: Point,
  own: number,
  index: GridIndex<Piece>,
  allows: (p: Point) => boolean,
): boolean {
  const length = distance(from, to)
  const steps = Math.ceil(length / 10)
  for (let i = 1; i <= steps; i++) {
    const p = mix(from, to, i / steps)
    if (i < steps && !allows(p)) return false
    const runsAlong = index.find(boundsAround(p, TOO_CLOSE)).some((piece) => {
      if (piece.line === own || distanceToSegment(p, piece.from, piece.to) > TOO_CLOSE) return false
      const across =
        (piece.to.x - piece.from.x) * (to.x - from.x) + (piece.to.y - piece.from.y) * (to.y - from.y)
      return Math.abs(across) > SAME_DIRECTION * length * distance(piece.from, piece.to)
    })
    if (runsAlong) return false
  }
  return true
}

function trimmed(line: readonly Point[], own: number, index: GridIndex<Piece>): Point[] {
  let tail = 0
  for (let i = line.length - 1; i > 0; i--) {
    const [here, before] = [line[i], line[i - 1]]
    if (!here || !before) continue
    const crossing = firstCrossing(here, before, own, index)
    if (!crossing) {
      tail += distance(here, before)
      continue
    }
    tail += distance(here, crossing)
    if (tail > CUL_DE_SAC.least && tail < CUL_DE_SAC.most) return [...line]
    const straight = distance(before, crossing) || 1
    return [...line.slice(0, i), mix(before, crossing, 1 + 0.8 / straight)]
  }
  return []
}
