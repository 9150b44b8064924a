import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { nth } from '../../paper/accents.ts'
import { poly } from '../../paper/curve.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { belfry } from '../../town/belfry.ts'
import { door } from '../../town/door.ts'
import { paving } from '../../town/paving.ts'
import { row } from '../../town/row.ts'
import { sides } from '../../town/tower.ts'
import { pane } from '../../town/window.ts'

/** A town hall with its clock tower and a wide stair, flags out. */
export function townHall(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 520 })
  range(s, { y: 580, rise: 180, layers: 2, surface: '#86a07c', near: 0.6 })
  row(s, { y: 690, width: 120, height: 210, depth: 0.22 })
  const n = lamplit(s, 0.45)
  const wall = s.own.fork('wall').pick(['#f2e2c4', '#eed6b8', '#f6ecdc'])
  belfry(n, { x: 600, y: 470, tall: 400, wall }, 'dome')
  p.box(250, 400, 700, 290, sides(n, 600, wall, 0))
  p.box(236, 386, 728, 22, n.tone('#fdf6e8', 0, 0.95))
  p.path(poly([430, 388], [600, 312], [770, 388]), n.tone(wall, 0, 0.75))
  for (let i = 0; i < 11; i += 1) {
    const x = 276 + i * 60
    pane(n, { x, y: 446, w: 30, h: 68, arched: true, frame: '#fdf6e8', lit: s.lamps && i % 3 !== 1 })
    if (i < 4 || i > 6) pane(n, { x, y: 570, w: 30, h: 78, frame: '#fdf6e8', lit: s.lamps && i % 2 === 0 })
  }
  for (const x of [520, 600, 680]) door(n, x, 692, 58, 116, s.accents.deep)
  for (const [i, x] of [330, 460, 740, 870].entries()) {
    p.line(`M${x} 420L${x + 34} 372`, n.tone('#8a5f3e', 0, 0.8), 5)
    p.path(
      `M${x + 34} 372Q${x + 60} 392 ${x + 50} 440L${x + 12} 404Z`,
      n.tone(nth([s.accents.main, s.accents.third], i), 0, 1),
    )
  }
  paving(s, 742)
  for (let i = 0; i < 4; i += 1)
    p.box(400 - i * 34, 690 + i * 16, 400 + i * 68, 17, n.tone('#efe2cc', 0, 1 - i * 0.12))
  for (let i = 0; i < 50; i += 1)
    p.oval(
      s.r.between(380, 820),
      s.r.between(560, 860),
      4,
      3,
      n.tone(nth([s.accents.main, s.accents.second, '#fff6e4'], i), 0, 1),
      0.8,
    )
  passers(n, { y: 830, tall: 150, count: 5, from: 200, to: 1000 })
}
