import { once } from '../../town/once.ts'
import { hashed } from '../../town/random/random.ts'

const SIDE = 256

/** Noise that is computed once and repeats every 256 steps, because a tile needs millions of values. */
class NoiseTable {
  readonly #values = new Float32Array(SIDE * SIDE)

  constructor() {
    for (let i = 0; i < SIDE * SIDE; i++) this.#values[i] = hashed(i % SIDE, Math.floor(i / SIDE), 777)
  }

  /** Smooth noise from 0 to 1 with hills one step wide. */
  smooth(x: number, y: number): number {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const fx = x - column
    const fy = y - row
    const left = column & 255
    const right = (column + 1) & 255
    const upper = (row & 255) << 8
    const lower = ((row + 1) & 255) << 8
    const values = this.#values
    const sx = fx * fx * (3 - 2 * fx)
    const a = values[upper + left] as number
    const b = values[lower + left] as number
    const high = a + ((values[upper + right] as number) - a) * sx
    const low = b + ((values[lower + right] as number) - b) * sx
    return high + (low - high) * fy * fy * (3 - 2 * fy)
  }

  /** A random value for each cell. */
  grain(column: number, row: number): number {
    return this.#values[((row & 255) << 8) + (column & 255)] as number
  }
}

export type { NoiseTable }

export const noiseTable = once(() => new NoiseTable())
