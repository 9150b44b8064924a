import { clamp, type Point } from './point.ts'

/** The part of the plane with the island, and with the sea as far as it is not deep. */
const WINDOW = { west: -26_500, south: -10_500, width: 44_500, height: 33_500 }

interface Lattice {
  columns: number
  rows: number
  column(x: number): number
  row(y: number): number
  x(column: number): number
  y(row: number): number
}

/** A regular grid over the island. Points outside it get the value of its edge. */
export function latticeOf(step: number): Lattice {
  const columns = Math.ceil(WINDOW.width / step) + 1
  const rows = Math.ceil(WINDOW.height / step) + 1
  return {
    columns,
    rows,
    column: (x) => clamp((x - WINDOW.west) / step, 0, columns - 1.001),
    row: (y) => clamp((y - WINDOW.south) / step, 0, rows - 1.001),
    x: (column) => WINDOW.west + column * step,
    y: (row) => WINDOW.south + row * step,
  }
}

/** Computes a value once for each cell of a grid, and answers that of a point's cell. */
export function cellwise(step: number, reckon: (p: Point) => number): (p: Point) => number {
  const grid = latticeOf(step)
  const known = new Float32Array(grid.columns * grid.rows).fill(Number.NaN)
  return ({ x, y }) => {
    const column = Math.floor(grid.column(x))
    const row = Math.floor(grid.row(y))
    const cell = row * grid.columns + column
    const found = known[cell] ?? 0
    if (!Number.isNaN(found)) return found
    const made = reckon({ x: grid.x(column + 0.5), y: grid.y(row + 0.5) })
    known[cell] = made
    return made
  }
}

/** Computes a value once for each corner of a grid, and interpolates between the corners. */
export function between(step: number, reckon: (p: Point) => number): (x: number, y: number) => number {
  const grid = latticeOf(step)
  const known = new Float32Array(grid.columns * grid.rows).fill(Number.NaN)
  const corner = (column: number, row: number): number => {
    const cell = row * grid.columns + column
    const found = known[cell] ?? 0
    if (!Number.isNaN(found)) return found
    const made = reckon({ x: grid.x(column), y: grid.y(row) })
    known[cell] = made
    return made
  }
  return (x, y) => {
    const right = grid.column(x)
    const up = grid.row(y)
    const column = Math.floor(right)
    const row = Math.floor(up)
    const fx = right - column
    const fy = up - row
    const low = corner(column, row) * (1 - fx) + corner(column + 1, row) * fx
    const high = corner(column, row + 1) * (1 - fx) + corner(column + 1, row + 1) * fx
    return low * (1 - fy) + high * fy
  }
}
