import type { Bounds, Point } from '../geometry/point.ts'

export interface House {
  /** Front left, front right, back right, back left, seen from inside the block: anticlockwise. */
  ring: readonly Point[]
  bounds: Bounds
  number: number
  /** A random number from 0 to 1, for what differs between houses. */
  chance: number
}
