import { nth } from '../paper/accents.ts'
import { mix } from '../paper/colour.ts'
import { num } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'

/** Paper lanterns on a cord. */
export function lanterns(
  { p, light, lamps, tone }: Scene,
  x1: number,
  x2: number,
  y: number,
  sag: number,
  size: number,
  colours: readonly string[],
): void {
  const count = Math.max(3, Math.round((x2 - x1) / (size * 2.6)))
  p.line(`M${x1} ${y}Q${(x1 + x2) / 2} ${y + sag * 2} ${x2} ${y}`, light.shadow, 2, 0.6)
  for (let i = 0; i < count; i += 1) {
    const t = (i + 0.5) / count
    const [x, top] = [x1 + (x2 - x1) * t, y + 4 * sag * t * (1 - t)]
    const colour = nth(colours, i)
    const lit = lamps ? mix(colour, light.lamp, 0.45) : tone(colour, 0, 1)
    if (lamps) p.glow(x, top + size * 0.6, size * 2.4, mix(colour, light.lamp, 0.6), 0.7)
    p.oval(
      x,
      top + size * 0.62,
      size * 0.52,
      size * 0.56,
      p.out([mix(lit, '#fff6da', lamps ? 0.75 : 0.25), lit], [0.5, 0.55], 0.6),
    )
    for (const k of [0.3, 0.62, 0.94])
      p.line(
        `M${num(x - size * 0.46)} ${num(top + size * k)}Q${num(x)} ${num(top + size * (k + 0.07))} ${num(x + size * 0.46)} ${num(top + size * k)}`,
        mix(lit, light.shadow, 0.3),
        1.2,
        0.5,
      )
    p.box(x - size * 0.16, top + size * 0.02, size * 0.32, size * 0.08, light.shadow, { opacity: 0.7 })
  }
}
