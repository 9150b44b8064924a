import { lighten } from '../paper/colour.ts'
import { num } from '../paper/curve.ts'
import { HEIGHT, type Scene, WIDTH } from '../paper/scene.ts'

/** Asphalt with a line of dashes, and its near edge. */
export function asphalt(s: Scene, top: number, bottom = HEIGHT, surface = '#77747a'): void {
  const { p } = s
  p.box(
    0,
    top,
    WIDTH,
    bottom - top,
    p.down(
      s.tone(lighten(surface, 0.08), 0.08, 0.9),
      s.tone(surface, 0, 0.7),
      s.tone(lighten(surface, -0.08), 0, 0.4),
    ),
  )
  p.box(0, top, WIDTH, 5, s.tone('#d9d2c4', 0, 0.8))
  const middle = top + (bottom - top) * 0.62
  for (let x = -40; x < WIDTH; x += 190)
    p.path(
      `M${x} ${num(middle)}L${x + 92} ${num(middle)}L${x + 84} ${num(middle + 9)}L${x - 10} ${num(middle + 9)}Z`,
      s.tone('#f3ead6', 0, 0.9),
      0.8,
    )
  if (s.lamps) p.glow(600, middle, 560, s.light.lamp, 0.22, 130)
}
