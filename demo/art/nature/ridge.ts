import { lighten, mix } from '../paper/colour.ts'
import { type Point, under } from '../paper/curve.ts'
import type { Rng } from '../paper/random.ts'
import { HEIGHT, type Scene, WIDTH } from '../paper/scene.ts'
import { facets } from './facets.ts'
import { wandering } from './noise.ts'

export interface Ridge {
  /** The y of its foot, and its height above it. */
  y: number
  rise: number
  depth: number
  surface: string
  jagged?: boolean
  /** Highest near one side, low at the other: a headland. */
  lean?: 'left' | 'right' | 'none' | 'valley'
}

/** A ridge across the picture; answers the y of its line at every x. */
export function ridge(
  s: Scene,
  { y, rise, depth, surface, jagged = false, lean = 'none' }: Ridge,
): (x: number) => number {
  const { p, r } = s
  const line = profile(r, rise, jagged, lean)
  const at = (x: number) => y - line(x)
  const step = jagged ? 22 : 40
  const points: Point[] = []
  for (let x = -step; x <= WIDTH + step; x += step) points.push([x, at(x)])
  const colour = s.tone(surface, depth, 0.6)
  const misty = mix(colour, s.light.haze, 0.25 + depth * 0.5)
  const [lit, foot] = [lighten(colour, 0.03), y + rise * 0.35]
  p.path(
    under(points, Math.max(foot, HEIGHT), jagged ? 0.25 : 1),
    p.gradient({
      round: false,
      from: [0, 0],
      to: [0, Math.min(1, (rise * 1.5) / (HEIGHT - y + rise))],
      stops: [
        [0, lit],
        [0.5, colour],
        [1, misty],
      ],
    }),
  )
  if (jagged) facets(s, r, points, colour, rise)
  return at
}

function profile(r: Rng, rise: number, jagged: boolean, lean: Ridge['lean']): (x: number) => number {
  const wave = wandering(r, jagged ? r.between(4, 7) : r.between(2, 4.5), jagged ? 5 : 2, jagged ? 0.5 : 0.35)
  return (x) => {
    const t = x / WIDTH
    const shape = {
      none: 1,
      left: Math.max(0, 1 - t * 1.15),
      right: Math.max(0, t * 1.15 - 0.15),
      valley: 0.3 + Math.abs(t - 0.5) * 1.7,
    }[lean ?? 'none']
    const height = jagged ? 1 - Math.abs(wave(x)) * 1.7 : 0.55 + 0.45 * wave(x)
    return rise * Math.max(lean === 'none' ? 0.06 : 0, height) * shape
  }
}
