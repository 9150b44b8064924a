import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { hillTown } from '../../town/hill-town.ts'
import { paving } from '../../town/paving.ts'
import { rowingBoat } from '../../vehicles/rowing-boat.ts'

/** A red telephone box at the end of a quay. */
export function telephoneBox(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 430 })
  range(s, { y: 470, rise: 240, layers: 2, surface: '#86a07c', lean: 'left', near: 0.4 })
  hillTown(s, { y: 480, rise: 120, rows: 3, size: 44, peak: 0.2, near: 0.3, far: 0.5 })
  water(s, 470, 700)
  rowingBoat(s, { x: 260, y: 630, scale: 0.8, colour: s.accents.second })
  paving(s, 690, '#cbbba2')
  const n = lamplit(s, 0.5)
  const [x, y, w, h] = [660, 812, 190, 470]
  p.oval(x + 40, y + 4, 170, 18, s.light.shadow, 0.35)
  const red = '#c8392f'
  p.box(
    x - w / 2,
    y - h,
    w,
    h,
    n.sun.x < x
      ? p.across(n.tone(red, 0, 1), n.tone(red, 0, 0.5))
      : p.across(n.tone(red, 0, 0.5), n.tone(red, 0, 1)),
  )
  p.path(
    `M${x - w / 2 - 8} ${y - h + 8}Q${x} ${y - h - 66} ${x + w / 2 + 8} ${y - h + 8}Z`,
    n.tone(red, 0, 0.8),
  )
  p.box(x - w * 0.4, y - h + 22, w * 0.8, 34, n.tone('#fbf4e6', 0, 1), { r: 4 })
  if (s.lamps) p.glow(x, y - h * 0.5, 260, s.light.lamp, 0.7)
  for (let row = 0; row < 6; row += 1)
    for (let i = 0; i < 3; i += 1)
      p.box(
        x - w * 0.38 + i * w * 0.27,
        y - h + 76 + row * 58,
        w * 0.22,
        46,
        s.lamps ? s.light.lamp : n.tone('#cfe0e2', 0, 0.8),
      )
  p.box(x - w / 2 - 8, y - 22, w + 16, 26, n.tone('#8f2a24', 0, 0.6))
  p.line(`M${x + w / 2} ${y - h + 20}Q940 250 1210 150`, n.tone('#3f4450', 0, 0.6), 3)
  p.path('M960 262L1010 246L1004 300L966 306Z', n.tone('#9aa3ab', 0, 0.9))
  figure(n, { x: 400, y: 850, tall: 210, r: s.own.fork('who') })
}
