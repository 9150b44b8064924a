import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { BARK, type Tree } from './tree.ts'

export function conifer(s: Scene, { x, y, tall, depth = 0, leaf = '#46705f' }: Tree): void {
  const { p, r } = s
  const side = s.sun.x > x ? 1 : -1
  const tiers = r.int(5, 7)
  p.box(x - tall * 0.02, y - tall * 0.14, tall * 0.04, tall * 0.14, s.tone(BARK, depth, 0.3))
  for (let i = 0; i < tiers; i += 1) {
    const t = i / tiers
    const foot = y - tall * 0.08 - t * tall * 0.72
    const [wide, high] = [tall * 0.2 * (1 - t * 0.78) * r.between(0.9, 1.08), tall * 0.3 * (1 - t * 0.35)]
    const form = `M${x} ${foot - high}Q${x - wide * 0.35} ${foot - high * 0.35} ${x - wide} ${foot}Q${x - wide * 0.5} ${foot - high * 0.04} ${x} ${foot + high * 0.06}Q${x + wide * 0.5} ${foot - high * 0.04} ${x + wide} ${foot}Q${x + wide * 0.35} ${foot - high * 0.35} ${x} ${foot - high}Z`
    p.path(form, p.down(s.tone(leaf, depth, 0.75), s.tone(leaf, depth, 0.1)))
    p.path(
      `M${x} ${foot - high}Q${x + side * wide * 0.35} ${foot - high * 0.35} ${x + side * wide} ${foot}Q${x + side * wide * 0.4} ${foot - high * 0.25} ${x} ${foot - high}Z`,
      s.tone(lighten(leaf, 0.1), depth, 1),
      0.45,
    )
  }
}
