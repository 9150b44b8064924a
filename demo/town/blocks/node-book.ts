import { distance, type Point } from '../geometry/point.ts'

const NEAR = 1.2

/** Numbers the crossings. Two that are within a step of one another are one. */
export class NodeBook {
  readonly points: Point[] = []
  readonly #cells = new Map<number, number[]>()

  at(p: Point): number {
    const [column, row] = [Math.floor(p.x / NEAR), Math.floor(p.y / NEAR)]
    for (let c = column - 1; c <= column + 1; c++) {
      for (let r = row - 1; r <= row + 1; r++) {
        const found = this.#cells.get(keyOf(c, r))?.find((node) => distance(this.points[node] ?? p, p) < NEAR)
        if (found !== undefined) return found
      }
    }
    const node = this.points.push(p) - 1
    const key = keyOf(column, row)
    this.#cells.set(key, [...(this.#cells.get(key) ?? []), node])
    return node
  }
}

const keyOf = (column: number, row: number): number => column * 1_000_003 + row
