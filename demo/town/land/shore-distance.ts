import type { Point } from '../geometry/point.ts'
import { shoreGrid } from './shore-grid.ts'
import { shoreLattice as grid } from './shore-lattice.ts'

/**
 * Answers the distance of a point from the shore, in metres; negative at sea. It is interpolated between the
 * cells of a grid.
 */
export function shoreDistance(rings: readonly (readonly Point[])[]): (x: number, y: number) => number {
  const signed = shoreGrid(rings)
  const { columns } = grid
  return (x, y) => {
    const right = grid.column(x)
    const up = grid.row(y)
    const column = Math.floor(right)
    const row = Math.floor(up)
    const fx = right - column
    const fy = up - row
    const cell = row * columns + column
    const low = (signed[cell] ?? 0) * (1 - fx) + (signed[cell + 1] ?? 0) * fx
    const high = (signed[cell + columns] ?? 0) * (1 - fx) + (signed[cell + columns + 1] ?? 0) * fx
    return low * (1 - fy) + high * fy
  }
}
