import type { Point } from '../geometry/point.ts'
import { resampled } from '../geometry/polyline.ts'

/** Points on lines with the direction of the line, indexed by location. */
export class SampleGrid {
  readonly #cells = new Map<number, number[]>()
  readonly #size: number

  constructor(cellSize: number) {
    this.#size = cellSize
  }

  addLine(line: readonly Point[], step: number): void {
    const even = resampled(line, step)
    even.forEach((here, i) => {
      const before = even[Math.max(0, i - 1)] ?? here
      const after = even[Math.min(even.length - 1, i + 1)] ?? here
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
      this.add(here, (after.x - before.x) / length, (after.y - before.y) / length)
    })
  }

  add({ x, y }: Point, dx: number, dy: number): void {
    const key = Math.floor(x / this.#size) * 100_003 + Math.floor(y / this.#size)
    const cell = this.#cells.get(key)
    if (cell) cell.push(x, y, dx, dy)
    else this.#cells.set(key, [x, y, dx, dy])
  }

  /** Visits every sample within reach, with its direction and distance. */
  each(x: number, y: number, reach: number, visit: (dx: number, dy: number, away: number) => void): void {
    this.#search(x, y, reach, (dx, dy, away) => {
      visit(dx, dy, away)
      return false
    })
  }

  /** Whether a line in about the same direction is nearer than allowed. */
  hasParallel(x: number, y: number, dx: number, dy: number, reach: number): boolean {
    return this.#search(x, y, reach, (ox, oy) => Math.abs(ox * dx + oy * dy) > 0.72)
  }

  #search(
    x: number,
    y: number,
    reach: number,
    found: (dx: number, dy: number, away: number) => boolean,
  ): boolean {
    const size = this.#size
    for (let column = Math.floor((x - reach) / size); column <= Math.floor((x + reach) / size); column++) {
      for (let row = Math.floor((y - reach) / size); row <= Math.floor((y + reach) / size); row++) {
        const cell = this.#cells.get(column * 100_003 + row)
        if (cell && searchCell(cell, x, y, reach, found)) return true
      }
    }
    return false
  }
}

function searchCell(
  cell: readonly number[],
  x: number,
  y: number,
  reach: number,
  found: (dx: number, dy: number, away: number) => boolean,
): boolean {
  for (let i = 0; i < cell.length; i += 4) {
    const ox = (cell[i] ?? 0) - x
    const oy = (cell[i + 1] ?? 0) - y
    const square = ox * ox + oy * oy
    if (square < reach * reach && found(cell[i + 2] ?? 0, cell[i + 3] ?? 0, Math.sqrt(square))) return true
  }
  return false
}
