import { lighten, mix } from '../paper/colour.ts'
import { num, type Point } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'

/** Blades of grass, taller towards the viewer. */
export function grass(
  s: Scene,
  y: number,
  tall: number,
  { surface = '#6f9a58', count = 90, from = -20, to = 1220 } = {},
): void {
  const { p, r } = s
  const [lit, dark] = [s.tone(lighten(surface, 0.08), 0, 1), s.tone(surface, 0, 0.1)]
  for (let i = 0; i < count; i += 1) {
    const [x, high] = [r.between(from, to), tall * r.between(0.5, 1.2)]
    const tip: Point = [x + r.between(-0.4, 0.4) * high, y - high]
    p.path(
      `M${num(x - 3)} ${num(y + 4)}Q${num(x)} ${num(y - high * 0.6)} ${num(tip[0])} ${num(tip[1])}Q${num(x + 4)} ${num(y - high * 0.5)} ${num(x + 4)} ${num(y + 4)}Z`,
      mix(dark, lit, r.next()),
    )
  }
}

/** Flowers scattered over a meadow, larger towards the viewer. */
export function flowers(s: Scene, from: number, to: number, colours: readonly string[], count = 80): void {
  for (let i = 0; i < count; i += 1) {
    const t = s.r.next()
    const [x, y, size] = [s.r.between(0, 1200), from + (to - from) * t, 2.5 + t * 7]
    s.p.oval(x, y, size, size * 0.7, s.tone(s.r.pick(colours), (1 - t) * 0.3, 1))
    s.p.oval(x, y - size * 0.15, size * 0.35, size * 0.25, s.tone('#ffe9a8', 0, 1), 0.9)
  }
}
