import type { Draw } from '../../kind.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'

/** A parked vehicle in some setting. */
export const parked =
  (vehicle: (s: Scene) => void) =>
  (place: Draw): Draw =>
  (s) => {
    place(s)
    vehicle(lamplit(s, 0.5))
  }
