import { mix } from '../paper/colour.ts'
import { num } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'

/** Bulbs on a sagging cord; they burn at every hour, brighter in the dark. */
export function stringLights(
  { p, light, lamps, r }: Scene,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  colours: readonly string[] = [light.lamp],
): void {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 + sag * 2]
  p.line(`M${num(x1)} ${num(y1)}Q${num(mx)} ${num(my)} ${num(x2)} ${num(y2)}`, light.shadow, 2, 0.6)
  const count = Math.max(5, Math.round(Math.hypot(x2 - x1, y2 - y1) / 42))
  for (let i = 1; i < count; i += 1) {
    const t = i / count
    const x = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * mx + t * t * x2
    const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * my + t * t * y2 + 6
    const colour = r.pick(colours)
    p.glow(x, y, lamps ? 34 : 20, colour, lamps ? 0.8 : 0.5)
    p.oval(x, y, 4.4, 5.6, mix(colour, '#ffffff', 0.55))
  }
}
