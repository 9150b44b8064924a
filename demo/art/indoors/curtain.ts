import { lighten } from '../paper/colour.ts'
import { num } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'

/** A curtain that hangs in folds, drawn to one side. */
export function curtain(
  { p, tone }: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
): void {
  const folds = Math.max(4, Math.round(w / 18))
  for (let i = 0; i < folds; i += 1) {
    const [a, b] = [x + (i / folds) * w, x + ((i + 1) / folds) * w]
    const sway = ((i % 3) - 1) * 3
    p.path(
      `M${num(a)} ${num(y)}L${num(b + 1)} ${num(y)}Q${num(b + sway)} ${num(y + h * 0.6)} ${num(b + 1 + sway)} ${num(y + h)}L${num(a + sway)} ${num(y + h)}Q${num(a + sway)} ${num(y + h * 0.6)} ${num(a)} ${num(y)}Z`,
      p.across(
        tone(lighten(colour, 0.05), 0, 1),
        tone(colour, 0, 0.75),
        tone(lighten(colour, -0.05), 0, 0.4),
      ),
      0.97,
    )
  }
}

export const rod = ({ p, tone }: Scene, x: number, y: number, w: number): void =>
  p.line(`M${x} ${y}L${x + w} ${y}`, tone('#5b4a3f', 0, 0.7), 6)
