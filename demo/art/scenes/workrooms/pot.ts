import { lighten } from '../../paper/colour.ts'
import { num } from '../../paper/curve.ts'
import type { Scene } from '../../paper/scene.ts'

export function pot(
  { p, tone }: Scene,
  x: number,
  y: number,
  tall: number,
  colour: string,
  belly = 0.5,
): void {
  const w = tall * belly
  p.path(
    `M${num(x - w * 0.36)} ${num(y - tall)}L${num(x + w * 0.36)} ${num(y - tall)}C${num(x + w * 0.3)} ${num(y - tall * 0.8)} ${num(x + w)} ${num(y - tall * 0.6)} ${num(x + w * 0.9)} ${num(y - tall * 0.32)}C${num(x + w * 0.84)} ${num(y - tall * 0.1)} ${num(x + w * 0.5)} ${num(y)} ${num(x + w * 0.42)} ${num(y)}L${num(x - w * 0.42)} ${num(y)}C${num(x - w * 0.5)} ${num(y)} ${num(x - w * 0.84)} ${num(y - tall * 0.1)} ${num(x - w * 0.9)} ${num(y - tall * 0.32)}C${num(x - w)} ${num(y - tall * 0.6)} ${num(x - w * 0.3)} ${num(y - tall * 0.8)} ${num(x - w * 0.36)} ${num(y - tall)}Z`,
    p.across(tone(lighten(colour, -0.06), 0, 0.35), tone(lighten(colour, 0.06), 0, 1), tone(colour, 0, 0.5)),
  )
  p.oval(x, y - tall, w * 0.36, w * 0.09, tone(lighten(colour, -0.12), 0, 0.3))
  p.line(
    `M${num(x - w * 0.88)} ${num(y - tall * 0.4)}Q${num(x)} ${num(y - tall * 0.34)} ${num(x + w * 0.88)} ${num(y - tall * 0.4)}`,
    tone('#fff5e4', 0, 1),
    Math.max(2, tall * 0.02),
    0.55,
  )
}
