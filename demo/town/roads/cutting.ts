import { GridIndex } from '../geometry/grid-index.ts'
import { boundsOf, type Point } from '../geometry/point.ts'
import { alongs, sliceOf } from '../geometry/polyline.ts'
import { crossingOf } from '../geometry/segment.ts'
import type { Road } from './road.ts'

const LONG = 780
const LEAST = 300

type Piece = readonly [from: Point, to: Point]

/** Cuts long streets where they cross an important one, because there a street often changes its name. */
export function cutAtCrossings(roads: readonly Road[], important: readonly Road[]): Road[] {
  const index = new GridIndex<Piece>(80)
  for (const { line, class: kind } of [...important, ...roads]) {
    if (kind !== 'primary' && kind !== 'secondary' && kind !== 'trunk') continue
    line.forEach((from, i) => {
      const to = line[i + 1]
      if (to) index.add([from, to], boundsOf([from, to]))
    })
  }
  return roads.flatMap((road) => {
    const total = alongs(road.line).at(-1) ?? 0
    if (total < LONG || road.line[0] === road.line.at(-1)) return [road]
    const cuts = spacedOut(crossingsAlong(road.line, index), total)
    return [0, ...cuts].map((from, i) => ({ ...road, line: sliceOf(road.line, from, cuts[i] ?? total) }))
  })
}

function crossingsAlong(line: readonly Point[], index: GridIndex<Piece>): number[] {
  const known = alongs(line)
  return line.flatMap((from, i) => {
    const to = line[i + 1]
    if (!to) return []
    const start = known[i] ?? 0
    const span = (known[i + 1] ?? start) - start
    return index
      .find(boundsOf([from, to]))
      .filter(([a]) => a !== from)
      .flatMap(([a, b]) => crossingOf(from, to, a, b)?.first ?? [])
      .map((share) => start + share * span)
  })
}

/**
 * Chooses cuts that leave no part too short. Where nothing crosses for long, the street is cut by its length.
 */
function spacedOut(crossings: readonly number[], total: number): number[] {
  const cuts: number[] = []
  for (const along of [...crossings].sort((a, b) => a - b)) {
    if (along - (cuts.at(-1) ?? 0) >= LEAST && total - along >= LEAST) cuts.push(along)
  }
  return cuts
}
