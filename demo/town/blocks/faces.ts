import { type Bounds, boundsOf, type Point } from '../geometry/point.ts'
import { signedArea } from '../geometry/polygon.ts'
import type { StreetEdge, StreetGraph } from './graph.ts'

/** One side of a stretch of street: the side to the left when one goes along its points. */
export interface Front {
  edge: StreetEdge
  points: readonly Point[]
  /** Whether its points run against the street's own direction. */
  reversed: boolean
}

/** An area that streets enclose. */
export interface Face {
  fronts: Front[]
  ring: Point[]
  /** In square metres; negative for the open land around everything. */
  area: number
  bounds: Bounds
}

/** Finds every face of the street graph by turning left as sharply as possible at each crossing. */
export function facesOf({ nodes, edges }: StreetGraph): Face[] {
  // Half-edge 2i runs along edge i, 2i + 1 against it.
  const next = nextHalfEdges(nodes.length, edges)
  const used = new Uint8Array(edges.length * 2)
  const faces: Face[] = []
  for (let start = 0; start < used.length; start++) {
    if (used[start]) continue
    const fronts: Front[] = []
    for (let half = start; !used[half]; half = next[half] ?? start) {
      used[half] = 1
      fronts.push(frontOf(half, edges))
    }
    const ring = fronts.flatMap((it) => it.points.slice(0, -1))
    faces.push({ fronts, ring, area: signedArea(ring), bounds: boundsOf(ring) })
  }
  return faces
}

function frontOf(half: number, edges: readonly StreetEdge[]): Front {
  const edge = edges[half >> 1]
  if (!edge) throw new RangeError(`There is no edge ${half >> 1}.`)
  const reversed = (half & 1) === 1
  return { edge, reversed, points: reversed ? [...edge.points].reverse() : edge.points }
}

function nextHalfEdges(nodeCount: number, edges: readonly StreetEdge[]): Int32Array {
  const leaving: { half: number; angle: number }[][] = Array.from({ length: nodeCount }, () => [])
  edges.forEach((edge, i) => {
    leaving[edge.from]?.push({ half: i * 2, angle: angleAway(edge.points) })
    leaving[edge.to]?.push({ half: i * 2 + 1, angle: angleAway([...edge.points].reverse()) })
  })
  const next = new Int32Array(edges.length * 2)
  for (const around of leaving) {
    around.sort((a, b) => a.angle - b.angle)
    around.forEach(({ half }, i) => {
      // From the twin of this half-edge the way goes on along the one before it, clockwise.
      const before = around[(i + around.length - 1) % around.length]
      next[half ^ 1] = before?.half ?? half
    })
  }
  return next
}

function angleAway([from, to]: readonly Point[]): number {
  return from && to ? Math.atan2(to.y - from.y, to.x - from.x) : 0
}
