import { mix } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'

/** Birds that cross the sky. */
export function birds(s: Scene, x: number, y: number, count: number, size: number): void {
  const colour = mix(s.light.shadow, s.light.haze, 0.25)
  for (let i = 0; i < count; i += 1) {
    const [bx, by] = [
      x + (i - count / 2) * size * 2.6 + s.r.between(-14, 14),
      y + Math.abs(i - count / 2) * size * 1.1 + s.r.between(-8, 8),
    ]
    const k = size * s.r.between(0.8, 1.15)
    s.p.line(
      `M${bx - k} ${by}Q${bx - k * 0.45} ${by - k * 0.7} ${bx} ${by}Q${bx + k * 0.45} ${by - k * 0.7} ${bx + k} ${by}`,
      colour,
      Math.max(2, k * 0.16),
    )
  }
}
