import { GridIndex } from '../geometry/grid-index.ts'
import { at, boundsOf, distance, mix, type Point } from '../geometry/point.ts'
import { alongs } from '../geometry/polyline.ts'
import { crossingOf } from '../geometry/segment.ts'
import { simplified } from '../geometry/smoothing.ts'
import { isStreet } from '../roads/road.ts'
import type { Street } from '../roads/street.ts'
import { NodeBook } from './node-book.ts'

/** A stretch of street between two crossings. */
export interface StreetEdge {
  street: Street
  from: number
  to: number
  points: Point[]
  /** Where it starts and ends along the street, in metres. */
  start: number
  end: number
}

export interface StreetGraph {
  nodes: readonly Point[]
  edges: StreetEdge[]
}

interface Stop {
  along: number
  node: number
}

interface Piece {
  line: number
  index: number
  from: Point
  to: Point
}

/** A stub that is shorter than this beyond a crossing is there only so that two lines surely meet. */
const STUB = 1.6

interface Drawn {
  street: Street
  line: readonly Point[]
  known: readonly number[]
  stops: Stop[]
}

/** Builds the graph of streets: their crossings, and the stretches between. */
export function streetGraph(streets: readonly Street[]): StreetGraph {
  const drawn = streets.filter(isStreet).map((street): Drawn => {
    const line = simplified(street.line, 0.5)
    return { street, line, known: alongs(line), stops: [] }
  })
  const book = new NodeBook()
  const pieces = piecesOf(drawn)
  const index = new GridIndex<Piece>(70)
  for (const piece of pieces) index.add(piece, boundsOf([piece.from, piece.to]))
  for (const piece of pieces) {
    for (const other of index.find(boundsOf([piece.from, piece.to]))) {
      if (isLater(other, piece)) meet(piece, other, drawn, book)
    }
  }
  return { nodes: book.points, edges: drawn.flatMap((it) => edgesOf(it, book)) }
}

function piecesOf(drawn: readonly Drawn[]): Piece[] {
  return drawn.flatMap(({ line }, number) =>
    line.slice(1).map((to, i): Piece => ({ line: number, index: i, from: line[i] ?? to, to })),
  )
}

/**
 * Whether a pair of pieces is still to be compared: each pair once, and pieces on both sides of a bend never.
 */
function isLater(other: Piece, { line, index }: Piece): boolean {
  return other.line > line || (other.line === line && other.index > index + 1)
}

function meet(a: Piece, b: Piece, drawn: readonly Drawn[], book: NodeBook): void {
  const crossing = crossingOf(a.from, a.to, b.from, b.to)
  if (!crossing) return
  const node = book.at(mix(a.from, a.to, crossing.first))
  stopAt(a, crossing.first, node, drawn)
  stopAt(b, crossing.second, node, drawn)
}

function stopAt(
  { line, index, from, to }: Piece,
  share: number,
  node: number,
  drawn: readonly Drawn[],
): void {
  const start = drawn[line]?.known[index] ?? 0
  drawn[line]?.stops.push({ along: start + distance(from, to) * share, node })
}

function edgesOf({ street, line, known, stops }: Drawn, book: NodeBook): StreetEdge[] {
  const length = known.at(-1) ?? 0
  const sorted = [...stops].sort((a, b) => a.along - b.along)
  const [first, last] = [line[0] ?? at(0, 0), line.at(-1) ?? at(0, 0)]
  if ((sorted[0]?.along ?? Infinity) > STUB) sorted.unshift({ along: 0, node: book.at(first) })
  if (length - (sorted.at(-1)?.along ?? 0) > STUB) sorted.push({ along: length, node: book.at(last) })
  return sorted.flatMap((stop, i) => {
    const next = sorted[i + 1]
    if (!next || next.node === stop.node) return []
    const inner = line.filter(
      (_, k) => (known[k] ?? 0) > stop.along + 0.2 && (known[k] ?? 0) < next.along - 0.2,
    )
    const points = [book.points[stop.node] ?? first, ...inner, book.points[next.node] ?? last]
    return [{ street, from: stop.node, to: next.node, points, start: stop.along, end: next.along }]
  })
}
