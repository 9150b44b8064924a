import { lighten, mix } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { leafy, type Tree } from './tree.ts'

/** The umbrella pine of warm coasts. */
export function pine(s: Scene, { x, y, tall, depth = 0, leaf = '#5d8257' }: Tree): void {
  const { p, r } = s
  const bend = r.between(-0.12, 0.12) * tall
  const top = y - tall * 0.78
  const [trunk, lit, dark] = [
    s.tone('#7d5a48', depth, 0.5),
    s.tone(lighten(leaf, 0.07), depth, 1),
    s.tone(leaf, depth, 0.05),
  ]
  p.line(`M${x} ${y}Q${x + bend} ${y - tall * 0.4} ${x + bend * 0.6} ${top}`, trunk, tall * 0.04)
  for (const reach of [-0.2, 0.18])
    p.line(
      `M${x + bend * 0.85} ${y - tall * 0.5}Q${x + bend} ${y - tall * 0.62} ${x + bend * 0.6 + reach * tall} ${top}`,
      trunk,
      tall * 0.018,
    )
  for (let i = 0; i < 5; i += 1) {
    const [cx, cy] = [
      x + bend * 0.6 + (i - 2) * tall * 0.14 + r.between(-8, 8),
      top - r.between(0, 0.1) * tall - (i === 2 ? tall * 0.06 : 0),
    ]
    const [rx, ry] = [tall * r.between(0.15, 0.2), tall * r.between(0.06, 0.085)]
    p.path(leafy(r, cx, cy + ry * 0.3, rx, ry, 9), dark)
    p.path(
      leafy(r, cx + (s.sun.x > x ? 4 : -4), cy - ry * 0.15, rx * 0.9, ry * 0.7, 9),
      p.down(lit, mix(lit, dark, 0.8)),
    )
  }
}
