import { clamp, type Point } from '../geometry/point.ts'
import { shoreLattice as grid } from './shore-lattice.ts'

const COLUMNS = grid.columns
const ROWS = grid.rows
const NONE = 1e9

/** The value far out, where no shore is near enough to matter. */
const OPEN_SEA = -5_000

type Ring = readonly Point[]

/**
 * Computes the distance of each cell from the shore, in metres, by handing each cell's nearest shore point on
 * to its neighbours.
 */
export function shoreGrid(rings: readonly Ring[]): Float32Array {
  const shore = new NearestShore()
  for (const ring of rings) shore.seed(ring)
  shore.spread()
  return shore.signedBy(insideCells(rings))
}

/** The nearest shore point of each cell. */
class NearestShore {
  readonly #x = new Float32Array(COLUMNS * ROWS).fill(NONE)
  readonly #y = new Float32Array(COLUMNS * ROWS).fill(NONE)
  readonly #square = new Float32Array(COLUMNS * ROWS).fill(Infinity)

  #offer(column: number, row: number, px: number, py: number): void {
    const dx = px - grid.x(column)
    const dy = py - grid.y(row)
    const square = dx * dx + dy * dy
    const cell = row * COLUMNS + column
    if (square >= (this.#square[cell] ?? 0)) return
    this.#square[cell] = square
    this.#x[cell] = px
    this.#y[cell] = py
  }

  seed(ring: Ring): void {
    ring.forEach((from, i) => {
      const to = ring[(i + 1) % ring.length] ?? from
      const pieces = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 15))
      for (let k = 0; k < pieces; k++) {
        const x = from.x + ((to.x - from.x) * k) / pieces
        const y = from.y + ((to.y - from.y) * k) / pieces
        const column = clamp(Math.floor(grid.column(x)), 1, COLUMNS - 3)
        const row = clamp(Math.floor(grid.row(y)), 1, ROWS - 3)
        for (let d = 0; d < 4; d++) this.#offer(column + (d & 1), row + (d >> 1), x, y)
      }
    })
  }

  /** Hands shore points on in two sweeps, each to and fro, after which every cell has one. */
  spread(): void {
    for (let row = 1; row < ROWS; row++) this.#sweep(row, row - 1)
    for (let row = ROWS - 2; row >= 0; row--) this.#sweep(row, row + 1)
  }

  #sweep(row: number, before: number): void {
    for (let c = 1; c < COLUMNS - 1; c++) {
      this.#hand(c, row, before * COLUMNS + c - 1)
      this.#hand(c, row, before * COLUMNS + c)
      this.#hand(c, row, before * COLUMNS + c + 1)
      this.#hand(c, row, row * COLUMNS + c - 1)
    }
    for (let c = COLUMNS - 2; c > 0; c--) this.#hand(c, row, row * COLUMNS + c + 1)
  }

  #hand(column: number, row: number, from: number): void {
    const x = this.#x[from] ?? NONE
    if (x !== NONE) this.#offer(column, row, x, this.#y[from] ?? NONE)
  }

  signedBy(inside: Uint8Array): Float32Array {
    return this.#square.map((square, cell) =>
      inside[cell] === 1 ? Math.sqrt(square) : -Math.min(Math.sqrt(square), -OPEN_SEA),
    )
  }
}

/** Finds the cells on land: along a row, each shore that is crossed switches between sea and land. */
function insideCells(rings: readonly Ring[]): Uint8Array {
  const switches = new Uint8Array(COLUMNS * ROWS)
  for (const ring of rings) {
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a
      const [low, high] = a.y < b.y ? [a, b] : [b, a]
      const last = Math.ceil(grid.row(high.y))
      for (let row = Math.ceil(grid.row(low.y)); row < last; row++) {
        const x = low.x + ((high.x - low.x) * (grid.y(row) - low.y)) / (high.y - low.y)
        const cell = row * COLUMNS + Math.ceil(grid.column(x))
        switches[cell] = 1 - (switches[cell] ?? 0)
      }
    })
  }
  for (let row = 0; row < ROWS; row++) {
    let inside = 0
    for (let cell = row * COLUMNS; cell < (row + 1) * COLUMNS; cell++) {
      inside ^= switches[cell] ?? 0
      switches[cell] = inside
    }
  }
  return switches
}
