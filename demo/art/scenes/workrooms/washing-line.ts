import { grass } from '../../nature/meadow.ts'
import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { nth } from '../../paper/accents.ts'
import { lighten } from '../../paper/colour.ts'
import { num } from '../../paper/curve.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'

/** Sheets on a line in the wind. */
export function washingLine(s: Scene): void {
  const { p, accents } = s
  sky(s, { horizon: 540 })
  range(s, { y: 620, rise: 200, layers: 3, surface: '#86a878', near: 0.35 })
  p.path(
    'M-10 700C300 650 900 660 1210 700L1210 910L-10 910Z',
    p.down(s.tone('#b3c878', 0.03, 1), s.tone('#7fa058', 0, 0.5)),
  )
  roundTree(s, { x: 1090, y: 730, tall: 520 })
  for (const x of [110, 960]) p.box(x - 7, 250, 14, 500, s.tone('#a5764a', 0, 0.7))
  p.line('M110 270Q530 340 960 270', s.tone('#6a5a4c', 0, 0.6), 3)
  const cloths = ['#fdf9f0', accents.pale, accents.main, '#fdf9f0', accents.third]
  for (let i = 0; i < 5; i += 1) {
    const [x, top, w] = [150 + i * 160, 292 + Math.sin(((i + 0.5) / 5) * Math.PI) * 26, 140]
    const [h, blow] = [i % 2 ? 210 : 330, 54 + i * 6]
    const colour = nth(cloths, i)
    p.path(
      `M${x} ${num(top)}L${x + w} ${num(top)}C${x + w + blow * 0.4} ${num(top + h * 0.4)} ${x + w + blow} ${num(top + h * 0.6)} ${x + w + blow * 0.8} ${num(top + h)}C${x + w * 0.6 + blow} ${num(top + h - 22)} ${x + w * 0.4 + blow * 0.6} ${num(top + h + 26)} ${x + blow * 0.7} ${num(top + h)}C${x + blow * 0.9} ${num(top + h * 0.6)} ${x + blow * 0.3} ${num(top + h * 0.4)} ${x} ${num(top)}Z`,
      p.across(
        s.tone(lighten(colour, -0.05), 0, 0.55),
        s.tone(colour, 0, 1),
        s.tone(lighten(colour, -0.03), 0, 0.7),
        s.tone(colour, 0, 1),
      ),
    )
    for (const t of [0.08, 0.92]) p.box(x + w * t - 4, top - 10, 8, 24, s.tone('#c79a66', 0, 0.9), { r: 2 })
  }
  figure(lamplit(s, 0.3), { x: 1010, y: 800, tall: 380, pose: 'reach', flip: true, r: s.own.fork('hangs') })
  p.path('M560 800L730 800L706 880L584 880Z', p.across(s.tone('#a9793f', 0, 0.6), s.tone('#d2a566', 0, 1)))
  for (let i = 0; i < 4; i += 1) p.oval(600 + i * 32, 798, 30, 16, s.tone(nth(cloths, i), 0, 1))
  grass(s, 908, 60)
}
