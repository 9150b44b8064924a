import { mix } from '../../paper/colour.ts'
import { num } from '../../paper/curve.ts'
import type { Scene } from '../../paper/scene.ts'
import { circle } from '../../vehicles/wheel.ts'

export function globe({ p, tone, accents }: Scene, x: number, y: number, k: number): void {
  p.box(x - k * 0.5, y - 10, k, 10, tone('#8a5f3a', 0, 0.8), { r: 4 })
  p.box(x - 5, y - k * 0.5, 10, k * 0.45, tone('#8a5f3a', 0, 0.6))
  p.disc(
    x,
    y - k * 1.4,
    k,
    p.out([mix(tone(accents.third, 0, 1), '#ffffff', 0.3), tone(accents.third, 0, 0.6)], [0.38, 0.32], 0.75),
  )
  p.group({ clip: circle(x, y - k * 1.4, k) }, () => {
    p.path(
      `M${num(x - k * 0.7)} ${num(y - k * 1.9)}Q${num(x - k * 0.1)} ${num(y - k * 2.2)} ${num(x)} ${num(y - k * 1.7)}Q${num(x - k * 0.3)} ${num(y - k * 1.4)} ${num(x - k * 0.2)} ${num(y - k)}Q${num(x - k * 0.7)} ${num(y - k * 1.2)} ${num(x - k * 0.7)} ${num(y - k * 1.9)}Z`,
      tone('#e9d9a4', 0, 1),
    )
    p.path(
      `M${num(x + k * 0.3)} ${num(y - k * 2)}Q${num(x + k * 0.9)} ${num(y - k * 1.9)} ${num(x + k * 0.8)} ${num(y - k * 1.2)}Q${num(x + k * 0.4)} ${num(y - k * 1.1)} ${num(x + k * 0.3)} ${num(y - k * 2)}Z`,
      tone('#e9d9a4', 0, 0.9),
    )
  })
  p.line(
    `M${num(x - k * 0.8)} ${num(y - k * 2.2)}C${num(x - k * 1.5)} ${num(y - k * 1.4)} ${num(x - k)} ${num(y - k * 0.4)} ${num(x)} ${num(y - k * 0.36)}`,
    tone('#d8b45a', 0, 1),
    6,
  )
}
