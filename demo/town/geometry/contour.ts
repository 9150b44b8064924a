import { at, type Bounds, type Point } from './point.ts'

/**
 * Finds rings around the areas where a field is above zero (marching squares), each with the high ground to
 * its left.
 */
export function contoursOf(field: (p: Point) => number, bounds: Bounds, step: number): Point[][] {
  const columns = Math.ceil((bounds.maxX - bounds.minX) / step) + 1
  const rows = Math.ceil((bounds.maxY - bounds.minY) / step) + 1
  const values = new Float32Array(columns * rows)
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      values[row * columns + column] = field(at(bounds.minX + column * step, bounds.minY + row * step))
    }
  }
  const edges = crossedEdges(values, columns, rows)
  return ringsOf(edges).map((ring) => ring.map((edge) => onEdge(edge, values, columns, bounds, step)))
}

/**
 * For the edge at which a contour enters a cell, the edge at which it leaves. An edge is the number of its
 * lower cell, times two, plus one if it is vertical.
 */
type Links = Map<number, number>

function crossedEdges(values: Float32Array, columns: number, rows: number): Links {
  const links: Links = new Map()
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const cell = row * columns + column
      const high = (corner: number) => ((values[corner] ?? 0) > 0 ? 1 : 0)
      const kind =
        high(cell) | (high(cell + 1) << 1) | (high(cell + columns + 1) << 2) | (high(cell + columns) << 3)
      const [south, east, north, west] = [cell * 2, (cell + 1) * 2 + 1, (cell + columns) * 2, cell * 2 + 1]
      const sides = [south, east, north, west]
      for (const [from, to] of TURNS[kind] ?? []) links.set(sides[from] ?? 0, sides[to] ?? 0)
    }
  }
  return links
}

/**
 * For each pattern of high corners (south-west, south-east, north-east, north-west): the sides at which
 * contours enter and leave.
 */
const TURNS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 2],
    [3, 0],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
]

function ringsOf(links: Links): number[][] {
  const rings: number[][] = []
  for (const start of [...links.keys()]) {
    const ring: number[] = []
    for (let edge: number | undefined = start; edge !== undefined && links.has(edge); ) {
      const next = links.get(edge)
      links.delete(edge)
      ring.push(edge)
      edge = next
    }
    if (ring.length > 3) rings.push(ring)
  }
  return rings
}

function onEdge(
  edge: number,
  values: Float32Array,
  columns: number,
  { minX, minY }: Bounds,
  step: number,
): Point {
  const [cell, upright] = [edge >> 1, edge & 1]
  const [a, b] = [values[cell] ?? 0, values[cell + (upright ? columns : 1)] ?? 0]
  const t = a === b ? 0.5 : a / (a - b)
  const [column, row] = [cell % columns, Math.floor(cell / columns)]
  return at(minX + (column + (upright ? 0 : t)) * step, minY + (row + (upright ? t : 0)) * step)
}
