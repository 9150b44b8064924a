import { mix } from '../paper/colour.ts'
import { blob, type Point } from '../paper/curve.ts'
import { type Scene, WIDTH } from '../paper/scene.ts'
import { lens } from './lens.ts'
import { wandering } from './noise.ts'

/** The reflection of a light on the shore in the water below it. */
export function streak(
  { p, r }: Scene,
  x: number,
  top: number,
  long: number,
  colour: string,
  opacity = 0.6,
): void {
  const pieces = Math.max(4, Math.round(long / 11))
  for (let i = 0; i < pieces; i += 1) {
    const t = i / pieces
    p.path(
      lens(x + r.between(-3, 3) * (1 + t * 2), top + t * long, r.between(5, 12) * (1 + t * 0.8), 3.2),
      colour,
      opacity * (1 - t),
    )
  }
}

/** Foam along a beach. */
export function foam({ p, r, light }: Scene, y: number, colour = '#ffffff'): void {
  const wave = wandering(r, 3, 2)
  for (const [shift, opacity] of [
    [0, 0.3],
    [12, 0.75],
  ] as const) {
    const points: Point[] = []
    for (let x = -20; x <= WIDTH + 20; x += 40) points.push([x, y + shift + wave(x) * 16])
    const back: Point[] = points.map(([x, at]): Point => [x, at + 7 + 5 * wave(x * 3)]).reverse()
    p.path(blob([...points, ...back]), mix(colour, light.glow, 0.25), opacity * (1 - light.dark * 0.6))
  }
}
