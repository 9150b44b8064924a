import { mix } from '../paper/colour.ts'
import { type Scene, WIDTH } from '../paper/scene.ts'
import { person } from './spectator.ts'

export interface Crowd {
  /** The y of the nearest heads. */
  y: number
  size: number
  rows?: number
  /** The colour of the light in front, on the outlines of people. */
  rim: string
  /** The share of people who raise their arms. */
  raised?: number
  colour?: string
}

/** A crowd from behind: heads, shoulders, raised hands, the light on their edges. */
export function crowd(
  s: Scene,
  { y, size, rows = 3, rim, raised = 0.25, colour = s.light.shadow }: Crowd,
): void {
  const r = s.r.fork('crowd')
  for (let i = 0; i < rows; i += 1) {
    const t = (i + 1) / rows
    const k = size * (0.45 + 0.55 * t)
    const line = y - (1 - t) * size * 1.5
    const dark = mix(colour, rim, (1 - t) * 0.32)
    for (let x = r.between(-k, 0); x < WIDTH + k; x += k * r.between(1.05, 1.7)) {
      person(s, r, {
        x,
        y: line + r.between(-0.3, 0.35) * k,
        k: k * r.between(0.88, 1.08),
        dark: mix(dark, s.accents.deep, r.next() * 0.25),
        rim,
        raised,
      })
    }
    if (i < rows - 1) s.p.box(0, line - k, WIDTH, k * 3, s.p.down([0, rim, 0], [0.5, rim, 0.1], [1, rim, 0]))
  }
}
