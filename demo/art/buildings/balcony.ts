import { potPlant } from '../indoors/pot-plants.ts'
import { num } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'

export function balcony(s: Scene, x: number, y: number, w: number, floor: number): void {
  const { p, r } = s
  for (let i = 0; i < 3; i += 1)
    if (r.chance(0.7))
      potPlant(
        s,
        x + w * (0.03 + i * 0.46) + r.between(0, 0.06) * w,
        y,
        floor * r.between(0.28, 0.44),
        r.pick([s.accents.main, '#c58a5c', s.accents.pale]),
      )
  const iron = s.tone('#3a3d44', 0, 0.5)
  for (let at = 0; at <= 26; at += 1)
    p.line(
      `M${num(x + (w * at) / 26)} ${num(y)}L${num(x + (w * at) / 26)} ${num(y - floor * 0.24)}`,
      iron,
      2.2,
    )
  p.line(`M${num(x)} ${num(y - floor * 0.24)}L${num(x + w)} ${num(y - floor * 0.24)}`, iron, 4)
  p.box(x - w * 0.015, y, w * 1.03, floor * 0.06, p.down(s.tone('#fbf3e3', 0, 1), s.tone('#cdbda4', 0, 0.5)))
  p.box(x, y + floor * 0.06, w, floor * 0.1, p.down([0, s.light.shadow, 0.3], [1, s.light.shadow, 0]))
}
