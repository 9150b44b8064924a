import { blob, type Point } from '../paper/curve.ts'
import type { Rng } from '../paper/random.ts'

export interface Tree {
  x: number
  /** The y of its foot. */
  y: number
  tall: number
  depth?: number
  leaf?: string
}

export const BARK = '#6b4f3f'

/** The shape of foliage: round, but never a circle. */
export function leafy(r: Rng, x: number, y: number, rx: number, ry: number, bumps = 9): string {
  const points: Point[] = Array.from({ length: bumps }, (_, i) => {
    const turn = (i / bumps) * Math.PI * 2
    const away = r.between(0.82, 1.12)
    return [x + Math.cos(turn) * rx * away, y + Math.sin(turn) * ry * away]
  })
  return blob(points, 1.15)
}
