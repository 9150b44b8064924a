import { indoors } from '../../indoors/indoors.ts'
import { blade } from '../../nature/blade.ts'
import { lawn } from '../../nature/lawn.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { nth } from '../../paper/accents.ts'
import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'

/** Rows of pots with seedlings, and hands that take one. */
export function seedlings(outside: Scene): void {
  sky(outside, { horizon: 480 })
  range(outside, { y: 520, rise: 150, layers: 2, surface: '#8fb06f', near: 0.4 })
  lawn(outside, 500)
  const s = indoors(outside)
  const { p, accents } = s
  for (const [i, x] of [170, 420, 800, 1040].entries())
    figure(s, {
      x,
      y: 760,
      tall: 430,
      pose: i % 2 ? 'reach' : 'stand',
      flip: i > 1,
      r: s.own.fork(`gardener ${i}`),
      shadow: false,
    })
  for (const [line, [y, k]] of (
    [
      [640, 0.72],
      [760, 0.92],
      [896, 1.15],
    ] as const
  ).entries()) {
    p.box(-10, y - 20, 1220, 200, p.down(s.tone('#d2a468', 0, 1), s.tone('#9a6f3e', 0, 0.5)))
    const count = 10 - line * 2
    for (let i = 0; i < count; i += 1)
      pot(
        s,
        (1200 / count) * (i + 0.5),
        y,
        k,
        nth(['#c9714a', accents.main, '#b85f3c', accents.second, accents.third], i + line),
        i + line,
      )
  }
}

function pot({ p, r, tone }: Scene, x: number, y: number, k: number, colour: string, which: number): void {
  const leaf = nth(['#6fae4a', '#8fc25a', '#4f8f4a', '#a3c964'], which)
  for (let i = 0; i < 7; i += 1)
    p.path(
      blade(
        x,
        y - 84 * k,
        (64 + r.between(0, 44)) * k,
        -150 + i * 20 + r.between(-6, 6),
        which % 3 ? 0.3 : 0.14,
      ),
      tone(leaf, 0, r.between(0.6, 1)),
    )
  if (which % 4 === 1)
    for (const dx of [-24, 4, 26])
      p.disc(
        x + dx * k,
        y - 168 * k + Math.abs(dx) * k * 0.6,
        13 * k,
        tone(nth(['#ffd25a', '#ff8a8a', '#ffffff'], which), 0, 1),
      )
  p.path(
    `M${x - 44 * k} ${y - 84 * k}L${x + 44 * k} ${y - 84 * k}L${x + 32 * k} ${y}L${x - 32 * k} ${y}Z`,
    p.across(tone(lighten(colour, -0.04), 0, 0.5), tone(colour, 0, 1)),
  )
  p.box(x - 50 * k, y - 96 * k, 100 * k, 22 * k, tone(lighten(colour, 0.05), 0, 1), { r: 4 })
}
