import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'

/** A tube of a bicycle's frame in this light. */
export const tubesOf =
  (s: Scene, colour: string) =>
  (d: string, width: number): void => {
    s.p.line(d, s.tone(lighten(colour, -0.1), 0, 0.3), width)
    s.p.group({ y: -width * 0.16 }, () => s.p.line(d, s.tone(colour, 0, 1), width * 0.62))
  }

export const saddle = (s: Scene, x: number, y: number): void => {
  s.p.path(
    `M${x - 36} ${y}C${x - 30} ${y - 8} ${x} ${y - 6} ${x + 22} ${y + 2}C${x + 24} ${y + 8} ${x + 10} ${y + 10} ${x} ${y + 12}C${x - 16} ${y + 16} ${x - 34} ${y + 12} ${x - 36} ${y}Z`,
    s.tone('#9a6238', 0, 0.95),
  )
}
