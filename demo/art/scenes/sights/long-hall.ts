import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { poly } from '../../paper/curve.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { door } from '../../town/door.ts'
import { hangingSign } from '../../town/hanging-sign.ts'
import { paving } from '../../town/paving.ts'
import { pane } from '../../town/window.ts'

/** A brick workshop so long that it leaves the sheet, a coil of rope before it. */
export function longHall(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 480 })
  range(s, { y: 560, rise: 140, layers: 2, surface: '#86a07c', near: 0.6 })
  const n = lamplit(s, 0.45)
  const brick = s.own.fork('brick').pick(['#b8694e', '#a85f4a', '#c27a58'])
  p.path(
    poly([-10, 250], [1210, 430], [1210, 660], [-10, 760]),
    p.across(n.tone(brick, 0, 1), n.tone(brick, 0.2, 0.6)),
  )
  p.path(
    poly([-10, 120], [1210, 380], [1210, 436], [-10, 262]),
    p.across(n.tone('#6d5a5c', 0, 0.9), n.tone('#6d5a5c', 0.25, 0.6)),
  )
  for (let i = 0; i < 9; i += 1) {
    const t = 1 - 0.86 ** (i + 1)
    const x = 60 + t * 1500
    if (x > WIDTH - 40) break
    const k = 1 - t * 0.62
    const top = 250 + ((x + 10) / 1220) * 180
    pane(n, {
      x,
      y: top + 70 * k,
      w: 96 * k,
      h: 150 * k,
      arched: true,
      frame: '#f3e6cc',
      lit: s.lamps && i % 3 !== 2,
    })
    if (i % 2 === 0) door(n, x + 48 * k, 760 - ((x + 10) / 1220) * 100, 90 * k, 150 * k, s.accents.third)
  }
  hangingSign(n, 330, 470, 120)
  paving(s, 740, '#c9b79a')
  for (let i = 0; i < 5; i += 1)
    p.line(
      `M${820 - i * 4} ${850 - i * 24}a120 26 0 1 0 240 0a120 26 0 1 0 -240 0`,
      n.tone(i % 2 ? '#d9bd8a' : '#c4a470', 0, 0.95),
      22,
    )
  passers(n, { y: 830, tall: 170, count: 3, from: 200, to: 760 })
}
