import { lighten } from '../../paper/colour.ts'
import { num } from '../../paper/curve.ts'
import type { Scene } from '../../paper/scene.ts'

export function umbrella(s: Scene, x: number, y: number, size: number, colour: string): void {
  const { p } = s
  p.line(
    `M${num(x)} ${num(y - size * 0.5)}L${num(x)} ${num(y + size * 0.32)}`,
    s.tone('#4b403a', 0, 0.6),
    size * 0.03,
  )
  const rib = (a: number, b: number) =>
    `M${num(x)} ${num(y - size * 0.74)}Q${num(x + a * size * 0.62)} ${num(y - size * 0.66)} ${num(x + a * size * 0.8)} ${num(y - size * 0.1)}Q${num(x + ((a + b) / 2) * size * 0.8)} ${num(y - size * 0.22)} ${num(x + b * size * 0.8)} ${num(y - size * 0.1)}Q${num(x + b * size * 0.62)} ${num(y - size * 0.66)} ${num(x)} ${num(y - size * 0.74)}Z`
  for (let i = 0; i < 4; i += 1)
    p.path(
      rib(-1 + i * 0.5, -0.5 + i * 0.5),
      s.tone(lighten(colour, i % 2 ? 0.03 : -0.03), 0, i < 2 === s.sun.x < x ? 1 : 0.6),
    )
}
