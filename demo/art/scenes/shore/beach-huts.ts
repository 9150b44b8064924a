import { grass } from '../../nature/meadow.ts'
import { foam } from '../../nature/shore-marks.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { nth } from '../../paper/accents.ts'
import { lighten } from '../../paper/colour.ts'
import { poly } from '../../paper/curve.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { sand } from './sand.ts'

/** Painted huts on the sand, each in its own colour. */
export function beachHuts(s: Scene): void {
  sky(s, { horizon: 400 })
  water(s, 400, 640)
  foam(s, 560)
  sand(s, 600)
  const n = lamplit(s, 0.35)
  const { main, second, third, pale, deep } = s.accents
  for (let i = 0; i < 6; i += 1)
    hut(n, 90 + i * 204, 770 + (i % 2) * 10, 168, nth([main, pale, third, second, '#f7efe2', deep], i))
  figure(n, { x: 330, y: 860, tall: 200, pose: 'walk', r: s.own.fork('walks') })
  figure(n, { x: 410, y: 866, tall: 130, pose: 'cheer', r: s.own.fork('skips') })
  for (const x of [-20, 880]) grass(s, 906, 80, { surface: '#a7a862', from: x, to: x + 340, count: 60 })
}

function hut(s: Scene, x: number, y: number, w: number, colour: string): void {
  const { p } = s
  const [left, top] = [x - w / 2, y - w * 1.05]
  p.oval(x + 18, y + 6, w * 0.66, 14, s.light.shadow, 0.25)
  const fromLeft = s.sun.x < x
  const [lit, shade] = [s.tone(lighten(colour, 0.02), 0, 1), s.tone(colour, 0, 0.5)]
  p.path(
    poly([left, y], [left, top], [x, top - w * 0.42], [left + w, top], [left + w, y]),
    fromLeft ? p.across(lit, shade) : p.across(shade, lit),
  )
  for (let i = 1; i < 8; i += 1)
    p.box(left, top + (i / 8) * w * 1.05, w, 2, s.light.shadow, { opacity: 0.14 })
  p.line(
    `M${left - 14} ${top + 12}L${x} ${top - w * 0.46}L${left + w + 14} ${top + 12}`,
    s.tone('#fdf8ee', 0, 0.95),
    w * 0.07,
  )
  p.box(x - w * 0.2, y - w * 0.72, w * 0.4, w * 0.72, s.tone('#fdf8ee', 0, 0.95))
  for (const side of [0, 1])
    p.box(
      x - w * 0.17 + side * w * 0.18,
      y - w * 0.68,
      w * 0.16,
      w * 0.66,
      s.tone(lighten(colour, side ? -0.04 : 0), 0, 0.75),
    )
  p.disc(x, top - w * 0.1, w * 0.09, s.lamps ? s.light.lamp : s.tone('#4f6d7d', 0, 0.6))
  p.box(left - 8, y - 8, w + 16, 12, s.tone('#b99a70', 0, 0.8))
}
