import { streetLamp } from '../../festive/street-lamp.ts'
import { sky } from '../../nature/sky.ts'
import { leafy } from '../../nature/tree.ts'
import { num, poly } from '../../paper/curve.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { asphalt } from '../../settings/asphalt.ts'
import { row } from '../../town/row.ts'

/** A street being mended. */
export function roadWorks(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 560 })
  row(s, { y: 676, width: 210, height: 370, shops: 6 })
  asphalt(s, 690)
  const n = lamplit(s, 0.5)
  p.path(
    'M360 800C480 770 760 770 880 806C920 850 840 890 620 892C400 892 330 850 360 800Z',
    n.tone('#7a5f48', 0, 0.3),
  )
  for (let i = 0; i < 22; i += 1)
    p.path(
      leafy(s.r, s.r.between(330, 470), s.r.between(770, 812), s.r.between(16, 34), s.r.between(12, 22), 7),
      n.tone(s.r.pick(['#a58460', '#8a6c4e', '#bf9c74']), 0, s.r.next()),
    )
  const bar = (x: number, y: number, w: number) => {
    for (const at of [0.12, 0.88])
      p.line(
        `M${num(x + w * at)} ${y}L${num(x + w * at - 14)} ${y + 120}M${num(x + w * at)} ${y}L${num(x + w * at + 14)} ${y + 120}`,
        n.tone('#5b5a5e', 0, 0.5),
        7,
      )
    p.box(x, y, w, 44, n.tone('#fbf4e6', 0, 1), { r: 4 })
    p.group({ clip: `M${x} ${y}L${x + w} ${y}L${x + w} ${y + 44}L${x} ${y + 44}Z` }, () => {
      for (let i = -1; i < w / 56; i += 1)
        p.path(
          poly([x + i * 60, y + 44], [x + i * 60 + 30, y + 44], [x + i * 60 + 64, y], [x + i * 60 + 34, y]),
          n.tone('#e2543a', 0, 0.95),
        )
    })
    for (const at of [0.12, 0.88]) {
      if (s.lamps) p.glow(x + w * at, y - 14, 70, '#ffb347', 0.9)
      p.disc(x + w * at, y - 14, 13, s.lamps ? '#ffd98a' : n.tone('#f2a13a', 0, 1))
    }
  }
  bar(160, 700, 330)
  bar(760, 710, 330)
  for (const x of [560, 690]) {
    p.oval(x, 788, 40, 8, s.light.shadow, 0.3)
    p.path(
      `M${x - 34} 786L${x - 9} 690L${x + 9} 690L${x + 34} 786Z`,
      p.across(n.tone('#c9482f', 0, 0.5), n.tone('#f0703c', 0, 1), n.tone('#c9482f', 0, 0.5)),
    )
    p.path(`M${x - 24} 748L${x - 17} 720L${x + 17} 720L${x + 24} 748Z`, n.tone('#fdf6ea', 0, 1))
  }
  for (const [i, x] of [600, 730].entries())
    figure(n, {
      x,
      y: 860,
      tall: 230,
      pose: i ? 'reach' : 'stand',
      r: s.own.fork(`worker ${i}`),
      look: { skin: '#d99f76', hair: '#2a211f', cut: 'cap', top: '#ef7a34', bottom: '#3f4a5c', dress: false },
    })
  streetLamp(s, 1130, 700, 330)
}
