import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'

export function dumbbell({ p, tone }: Scene, x: number, y: number, k: number, colour: string): void {
  p.box(x - k, y - k * 0.22, k * 2, k * 0.3, tone('#c9cdd0', 0, 0.9))
  for (const side of [-1, 1])
    p.box(
      x + side * k * 0.8 - k * 0.28,
      y - k * 0.62,
      k * 0.56,
      k * 1.1,
      p.down(tone(lighten(colour, 0.05), 0, 1), tone(colour, 0, 0.4)),
      { r: 5 },
    )
}

export function barbell({ p, tone, accents }: Scene, x: number, y: number, w: number): void {
  p.line(`M${x - w / 2} ${y}L${x + w / 2} ${y}`, tone('#d3d7da', 0, 1), 10)
  for (const side of [-1, 1])
    for (const [at, tall, colour] of [
      [0.4, 130, '#2d2d33'],
      [0.445, 100, accents.main],
      [0.48, 70, '#2d2d33'],
    ] as const)
      p.box(
        x + side * w * at - 11,
        y - tall / 2,
        22,
        tall,
        p.across(tone(colour, 0, 0.4), tone(lighten(colour, 0.08), 0, 1)),
        { r: 8 },
      )
}
