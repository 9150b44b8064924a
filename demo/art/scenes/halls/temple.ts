import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { lighten } from '../../paper/colour.ts'
import { num, poly } from '../../paper/curve.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { door } from '../../town/door.ts'
import { paving } from '../../town/paving.ts'
import { skyline } from '../../town/skyline.ts'
import { pane } from '../../town/window.ts'

/** A front of columns above wide steps. */
export function temple(s: Scene): void {
  sky(s, { horizon: 560 })
  skyline(s, { y: 660, tall: 240, depth: 0.6 })
  for (const x of [20, 130, 1080, 1190]) roundTree(s, { x, y: 720, tall: s.r.between(340, 440), depth: 0.12 })
  const n = lamplit(s, 0.45)
  const { p } = n
  const stone = s.own.fork('stone').pick(['#efe2cb', '#e6d2b4', '#e3dcd2', '#edd3bf'])
  const t = (c: string, lit: number) => n.tone(c, 0, lit)
  p.box(190, 380, 820, 300, p.down(t(stone, 0.5), t(lighten(stone, -0.08), 0.3)))
  if (s.lamps) p.glow(600, 560, 480, s.light.lamp, 0.7, 240)
  door(n, 600, 680, 100, 220, s.accents.deep)
  for (const x of [330, 870]) pane(n, { x: x - 34, y: 470, w: 68, h: 140, arched: true, lit: s.lamps })
  for (let i = 0; i < 6; i += 1) {
    const x = 226 + i * 149.6
    p.path(
      `M${num(x - 27)} 672L${num(x - 21)} 392L${num(x + 21)} 392L${num(x + 27)} 672Z`,
      s.sun.x < x
        ? p.across(t('#fffaf0', 1), t(stone, 0.85), t(stone, 0.3))
        : p.across(t(stone, 0.3), t(stone, 0.85), t('#fffaf0', 1)),
    )
    for (let k = -1; k <= 1; k += 1)
      p.line(`M${num(x + k * 11)} 400L${num(x + k * 13)} 664`, t(lighten(stone, -0.1), 0.4), 2, 0.35)
    p.box(x - 34, 376, 68, 18, t('#fffaf0', 0.9))
    p.box(x - 34, 664, 68, 18, t(stone, 0.8))
  }
  p.box(170, 330, 860, 50, p.down(t('#fff8ea', 1), t(stone, 0.7)))
  p.path(poly([150, 332], [600, 196], [1050, 332]), p.down(t('#fff8ea', 1), t(stone, 0.75)))
  p.path(poly([250, 322], [600, 220], [950, 322]), t(lighten(stone, -0.07), 0.5))
  p.disc(600, 280, 30, t(s.accents.main, 0.9))
  for (let i = 0; i < 6; i += 1)
    p.box(170 - i * 34, 680 + i * 22, 860 + i * 68, 23, p.down(t('#fff8ea', 1), t(stone, 0.5)))
  paving(n, 806, '#d6c6ab')
  for (const [i, x] of [300, 900].entries()) {
    p.box(x - 30, 440, 60, 200, n.tone(i ? s.accents.main : s.accents.third, 0, 0.95))
    p.disc(x, 520, 18, n.tone(s.accents.pale, 0, 1))
    p.box(x - 30, 590, 60, 14, n.tone(s.accents.second, 0, 1))
  }
  passers(n, { y: 850, tall: 170, count: 6 })
}
