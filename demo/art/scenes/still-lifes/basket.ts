import { potPlant } from '../../indoors/pot-plants.ts'
import { blade } from '../../nature/blade.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { nth } from '../../paper/accents.ts'
import { lighten } from '../../paper/colour.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'
import { row } from '../../town/row.ts'
import { coin } from './coin.ts'
import { sill } from './sill.ts'

const street = (s: Scene): void => {
  sky(s, { horizon: 520 })
  range(s, { y: 560, rise: 160, layers: 2, surface: '#86a07c', near: 0.6 })
  row(s, { y: 690, width: 170, height: 330, depth: 0.16, shops: 8 })
  s.p.box(0, 680, WIDTH, 60, s.tone('#cbbba2', 0, 0.8))
}

/** A full shopping basket and some coins. */
export function basket(outside: Scene): void {
  const s = sill(outside, street)
  const { p, light, accents } = s
  p.oval(480, 812, 330, 30, light.shadow, 0.35)
  for (const [x, lean] of [
    [330, -16],
    [390, -6],
    [440, 4],
  ] as const)
    p.group({ x, y: 600, rotate: lean }, () =>
      p.box(-26, -190, 52, 230, p.across(s.tone('#dca65f', 0, 1), s.tone('#a66b33', 0, 0.7)), { r: 26 }),
    )
  for (let i = 0; i < 13; i += 1)
    p.path(
      blade(560 + s.r.between(-40, 40), 610, s.r.between(110, 230), s.r.between(-130, -50), 0.2),
      s.tone(nth(['#6f9a55', '#8fb464', '#5d8a4c'], i), 0, s.r.next()),
    )
  for (const [i, [x, y, k]] of (
    [
      [640, 560, 50],
      [700, 580, 44],
      [500, 570, 46],
      [590, 596, 40],
    ] as const
  ).entries()) {
    const colour = nth([accents.main, '#e0532f', accents.second, '#8fb24a'], i)
    p.disc(x, y, k, p.out([s.tone(lighten(colour, 0.1), 0, 1), s.tone(colour, 0, 0.6)], [0.4, 0.32], 0.7))
  }
  wicker(s)
  for (const [x, y, count] of [
    [860, 800, 5],
    [960, 812, 3],
    [1040, 806, 1],
  ] as const)
    for (let k = 0; k < count; k += 1) coin(s, x + s.r.between(-3, 3), y - k * 15, 100)
  potPlant(s, 1120, 700, 190, accents.main)
}

function wicker(s: Scene): void {
  const { p } = s
  p.line('M250 610C260 330 700 330 720 610', s.tone('#8a5f30', 0, 0.5), 26)
  p.line('M250 606C260 326 700 326 720 606', s.tone('#c99a5c', 0, 1), 13)
  const body = 'M220 600L750 600L700 812L270 812Z'
  p.path(body, p.across(s.tone('#9c6f3a', 0, 0.5), s.tone('#d9ae6e', 0, 1), s.tone('#a5763f', 0, 0.6)))
  p.group({ clip: body }, () => {
    for (let line = 0; line < 8; line += 1)
      for (let i = 0; i < 20; i += 1)
        p.box(
          210 + i * 29 - (line % 2) * 14,
          606 + line * 27,
          26,
          20,
          s.tone(lighten('#c4935a', ((i + line) % 3) * 0.03 - 0.03), 0, 0.9),
          { r: 7, opacity: 0.8 },
        )
  })
  p.box(206, 588, 558, 28, p.down(s.tone('#e2b97c', 0, 1), s.tone('#a5763f', 0, 0.6)), { r: 14 })
}
