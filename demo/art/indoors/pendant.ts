import { mix } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'

/** A lamp on a cord, which always burns a little. */
export function pendant(
  { p, light, lamps, tone }: Scene,
  x: number,
  y: number,
  size: number,
  colour: string,
  form: 'dome' | 'globe' | 'cone' = 'dome',
): void {
  p.line(`M${x} -10L${x} ${y - size * 0.5}`, tone('#3f3a38', 0, 0.6), 3)
  p.glow(x, y + size * 0.25, size * (lamps ? 4.2 : 2.4), light.lamp, lamps ? 0.7 : 0.32)
  const shade = p.across(tone(colour, 0, 0.5), tone(colour, 0, 1), tone(colour, 0, 0.6))
  if (form === 'globe') {
    p.disc(x, y, size * 0.5, p.out([mix(light.lamp, '#ffffff', 0.7), mix(light.lamp, '#ffffff', 0.2)]))
    p.box(x - size * 0.12, y - size * 0.58, size * 0.24, size * 0.14, tone('#3f3a38', 0, 0.6))
    return
  }
  if (form === 'dome')
    p.path(
      `M${x - size * 0.6} ${y + size * 0.2}C${x - size * 0.6} ${y - size * 0.6} ${x + size * 0.6} ${y - size * 0.6} ${x + size * 0.6} ${y + size * 0.2}Z`,
      shade,
    )
  else
    p.path(
      `M${x - size * 0.1} ${y - size * 0.5}L${x + size * 0.1} ${y - size * 0.5}L${x + size * 0.55} ${y + size * 0.2}L${x - size * 0.55} ${y + size * 0.2}Z`,
      shade,
    )
  p.oval(x, y + size * 0.2, size * 0.58, size * 0.1, mix(light.lamp, '#ffffff', 0.5))
}
