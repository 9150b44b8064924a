import { type Point, polyline } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'
import { type Ridge, ridge } from './ridge.ts'

export interface Range {
  /** The y of the nearest foot. */
  y: number
  rise: number
  layers: number
  surface: string
  jagged?: boolean
  lean?: Ridge['lean']
  /** The depth of the nearest and of the farthest ridge. */
  near?: number
  far?: number
}

/** Several ridges, each in its own haze. */
export function range(
  s: Scene,
  { y, rise, layers, surface, jagged = false, lean = 'none', near = 0.35, far = 0.9 }: Range,
): (x: number) => number {
  let at = (_: number) => y
  for (let i = 0; i < layers; i += 1) {
    const t = layers === 1 ? 1 : i / (layers - 1)
    at = ridge(s, {
      y: y - (1 - t) * rise * 0.35,
      rise: rise * (1 - t * 0.45) * s.r.between(0.85, 1.1),
      depth: far + (near - far) * t,
      surface,
      jagged: jagged && t < 0.7,
      lean: lean !== 'none' && i % 2 === 1 && lean !== 'valley' ? (lean === 'left' ? 'right' : 'left') : lean,
    })
  }
  return at
}

/** A rim of light along a line of land against the sun. */
export function rimLight(
  { p, light }: Scene,
  at: (x: number) => number,
  from: number,
  to: number,
  opacity = 0.5,
): void {
  const points: Point[] = []
  for (let x = from; x <= to; x += 30) points.push([x, at(x) + 1])
  p.line(polyline(points), light.glow, 2.5, opacity)
}
