import { lighten, mix } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { BARK, leafy, type Tree } from './tree.ts'

export function roundTree(s: Scene, { x, y, tall, depth = 0, leaf = '#6d9a5b' }: Tree): void {
  const { p, r } = s
  const side = s.sun.x > x ? 1 : -1
  const [trunk, mid] = [s.tone(BARK, depth, 0.4), s.tone(leaf, depth, 0.55)]
  const [lit, dark] = [s.tone(lighten(leaf, 0.1), depth, 1), s.tone(leaf, depth, 0)]
  const [wide, high] = [tall * r.between(0.3, 0.38), tall * r.between(0.3, 0.36)]
  const top = y - tall + high
  p.path(
    `M${x - tall * 0.035} ${y}Q${x - tall * 0.01} ${y - tall * 0.3} ${x - tall * 0.02} ${top}L${x + tall * 0.025} ${top}Q${x + tall * 0.015} ${y - tall * 0.3} ${x + tall * 0.045} ${y}Z`,
    trunk,
  )
  p.path(leafy(r, x, top, wide, high, 11), p.down(mid, mix(mid, dark, 0.8)))
  p.path(leafy(r, x - side * wide * 0.28, top + high * 0.34, wide * 0.62, high * 0.5), dark, 0.45)
  for (let i = 0; i < 4; i += 1) {
    const [dx, dy] = [side * wide * r.between(-0.1, 0.55), -high * r.between(0.05, 0.62)]
    p.path(leafy(r, x + dx, top + dy, wide * r.between(0.2, 0.36), high * r.between(0.16, 0.28), 7), lit, 0.5)
  }
  for (let i = 0; i < 9; i += 1)
    p.disc(
      x + r.between(-0.85, 0.85) * wide,
      top + r.between(-0.8, 0.7) * high,
      tall * 0.012,
      i % 2 ? lit : dark,
      0.6,
    )
}
