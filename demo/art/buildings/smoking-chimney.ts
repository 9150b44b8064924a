import { mix } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'

export function chimney({ p, tone, light, r }: Scene, x: number, y: number, w: number): void {
  for (let i = 0; i < 5; i += 1)
    p.disc(
      x + w * 0.5 + i * w * r.between(0.2, 0.5),
      y - w * (0.7 + i * 0.8),
      w * (0.35 + i * 0.16),
      mix(light.haze, '#ffffff', 0.35),
      0.34 - i * 0.055,
    )
  p.box(x, y - w * 0.3, w, w * 1.8, p.across(tone('#b9745c', 0, 0.9), tone('#8a5548', 0, 0.4)))
  p.box(x - w * 0.12, y - w * 0.42, w * 1.24, w * 0.22, tone('#7a4d42', 0, 0.6))
}
