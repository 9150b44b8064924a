import { nth } from '../paper/accents.ts'
import { num } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'

/** A hot-air balloon. */
export function balloon(
  s: Scene,
  x: number,
  y: number,
  size: number,
  colours: readonly string[],
  depth = 0,
): void {
  const { p } = s
  const form = (k: number) =>
    `M${num(x)} ${num(y - size)}C${num(x + size * 1.08 * k)} ${num(y - size)} ${num(x + size * 0.98 * k)} ${num(y + size * 0.18)} ${num(x + size * 0.2 * k)} ${num(y + size * 0.82)}L${num(x - size * 0.2 * k)} ${num(y + size * 0.82)}C${num(x - size * 0.98 * k)} ${num(y + size * 0.18)} ${num(x - size * 1.08 * k)} ${num(y - size)} ${num(x)} ${num(y - size)}Z`
  for (const [i, k] of [1, 0.7, 0.36].entries())
    p.path(form(k), s.tone(nth(colours, i), depth, 0.9 - i * 0.06))
  const side = s.sun.x > x ? 1 : -1
  p.path(
    form(1),
    p.gradient({
      round: true,
      from: [0.5 + side * 0.2, 0.28],
      to: [0.75, 0],
      stops: [
        [0, s.light.glow, 0.5],
        [0.45, s.light.glow, 0],
        [1, s.light.shadow, 0.45],
      ],
    }),
  )
  p.line(
    `M${num(x - size * 0.18)} ${num(y + size * 0.8)}L${num(x - size * 0.1)} ${num(y + size * 1.06)}M${num(x + size * 0.18)} ${num(y + size * 0.8)}L${num(x + size * 0.1)} ${num(y + size * 1.06)}`,
    s.tone('#5b463a', depth, 0.5),
    Math.max(1, size * 0.014),
  )
  if (s.light.dark > 0.1) p.glow(x, y + size * 0.5, size * 0.8, s.light.lamp, 0.6)
  p.box(
    x - size * 0.13,
    y + size * 1.05,
    size * 0.26,
    size * 0.2,
    p.down(s.tone('#b98249', depth, 0.9), s.tone('#7f552e', depth, 0.5)),
    { r: size * 0.04 },
  )
}
