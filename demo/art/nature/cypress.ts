import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import type { Tree } from './tree.ts'

export function cypress(s: Scene, { x, y, tall, depth = 0, leaf = '#4f7355' }: Tree): void {
  const { p, r } = s
  const wide = tall * r.between(0.085, 0.115)
  const side = s.sun.x > x ? 1 : -1
  const flame = (w: number, shift: number) =>
    `M${x + shift} ${y}C${x - w * 1.5 + shift} ${y - tall * 0.1} ${x - w * 1.1 + shift} ${y - tall * 0.55} ${x} ${y - tall}C${x + w * 1.1 + shift} ${y - tall * 0.55} ${x + w * 1.5 + shift} ${y - tall * 0.1} ${x + shift} ${y}Z`
  p.path(flame(wide, 0), p.down(s.tone(leaf, depth, 0.55), s.tone(leaf, depth, 0.15)))
  p.path(flame(wide * 0.45, side * wide * 0.4), s.tone(lighten(leaf, 0.08), depth, 1), 0.4)
}
