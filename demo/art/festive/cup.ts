import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'

/** A cup with its saucer and steam. */
export function cup(s: Scene, x: number, y: number, w: number, colour: string): void {
  const { p, light } = s
  p.oval(x, y, w * 0.86, w * 0.13, s.tone(lighten(colour, -0.04), 0, 0.7))
  p.line(
    `M${x + w * 0.42} ${y - w * 0.46}C${x + w * 0.78} ${y - w * 0.56} ${x + w * 0.74} ${y - w * 0.12} ${x + w * 0.34} ${y - w * 0.14}`,
    s.tone(colour, 0, 0.7),
    w * 0.09,
  )
  p.path(
    `M${x - w * 0.5} ${y - w * 0.6}L${x + w * 0.5} ${y - w * 0.6}C${x + w * 0.5} ${y - w * 0.2} ${x + w * 0.34} ${y - w * 0.02} ${x + w * 0.2} ${y}L${x - w * 0.2} ${y}C${x - w * 0.34} ${y - w * 0.02} ${x - w * 0.5} ${y - w * 0.2} ${x - w * 0.5} ${y - w * 0.6}Z`,
    p.across(s.tone(colour, 0, 0.6), s.tone(lighten(colour, 0.03), 0, 1)),
  )
  p.oval(x, y - w * 0.6, w * 0.5, w * 0.1, s.tone(lighten(colour, 0.04), 0, 1))
  p.oval(x, y - w * 0.59, w * 0.43, w * 0.075, s.tone('#7a4a2c', 0, 0.8))
  p.oval(x, y - w * 0.59, w * 0.2, w * 0.03, s.tone('#e8c79a', 0, 1))
  for (const k of [-0.16, 0.1])
    p.line(
      `M${x + k * w} ${y - w * 0.7}Q${x + (k - 0.16) * w} ${y - w * 0.95} ${x + k * w} ${y - w * 1.15}Q${x + (k + 0.16) * w} ${y - w * 1.35} ${x + (k + 0.03) * w} ${y - w * 1.6}`,
      light.glow,
      w * 0.07,
      0.3,
    )
}
