import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { leafy, type Tree } from './tree.ts'

export function bush(s: Scene, { x, y, tall, depth = 0, leaf = '#6d9a5b' }: Tree, flower?: string): void {
  const { p, r } = s
  const side = s.sun.x > x ? 1 : -1
  const [mid, lit, dark] = [
    s.tone(leaf, depth, 0.5),
    s.tone(lighten(leaf, 0.09), depth, 1),
    s.tone(leaf, depth, 0.05),
  ]
  p.path(leafy(r, x, y - tall * 0.4, tall * 0.75, tall * 0.55, 10), p.down(mid, dark))
  for (let i = 0; i < 4; i += 1)
    p.path(
      leafy(
        r,
        x + side * tall * r.between(-0.3, 0.45),
        y - tall * r.between(0.45, 0.8),
        tall * 0.2,
        tall * 0.14,
        6,
      ),
      lit,
      0.55,
    )
  if (!flower) return
  const petal = s.tone(flower, depth, 1)
  for (let i = 0; i < 16; i += 1)
    p.disc(
      x + r.between(-0.62, 0.62) * tall,
      y - tall * r.between(0.2, 0.88),
      tall * r.between(0.035, 0.06),
      i % 3 ? petal : lighten(petal, 0.08),
    )
}
