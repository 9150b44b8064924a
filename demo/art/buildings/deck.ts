import { lighten } from '../paper/colour.ts'
import { poly } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'

export function deck(s: Scene, x: number, y: number, w: number, wood: string): void {
  const { p } = s
  p.path(
    poly(
      [x - w * 0.46, y - 4],
      [x + w * 0.46, y - 4],
      [x + w * 0.54, y + w * 0.07],
      [x - w * 0.54, y + w * 0.07],
    ),
    p.down(s.tone(lighten(wood, 0.05), 0, 0.95), s.tone(wood, 0, 0.7)),
  )
  for (let i = 1; i < 5; i += 1)
    p.box(x - w * (0.46 + i * 0.016), y - 4 + i * w * 0.015, w * (0.92 + i * 0.032), 2, s.light.shadow, {
      opacity: 0.25,
    })
  p.box(x - w * 0.54, y + w * 0.07, w * 1.08, w * 0.018, s.tone(lighten(wood, -0.12), 0, 0.3))
  for (let i = 0; i < 6; i += 1)
    p.box(x - w * 0.5 + (i * w) / 5 - 4, y + w * 0.08, 8, w * 0.05, s.tone('#4b3a2e', 0, 0.3))
}
