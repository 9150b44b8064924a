import { cypress } from '../../nature/cypress.ts'
import { framingLeaves } from '../../nature/framing-leaves.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { belfry } from '../../town/belfry.ts'
import { row } from '../../town/row.ts'
import { skyline } from '../../town/skyline.ts'

/** A rail, and behind it the whole town with its lights. */
export function overTheRoofs(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 460 })
  range(s, { y: 480, rise: 150, layers: 2, surface: '#7f97a0', near: 0.65 })
  skyline(s, { y: 520, tall: 110, depth: 0.62 })
  for (const [i, [y, width, depth]] of (
    [
      [560, 56, 0.5],
      [610, 72, 0.38],
      [670, 92, 0.26],
      [740, 120, 0.14],
    ] as const
  ).entries()) {
    row(s, { y: y + 80, width, height: width * 1.1 + 80, depth, from: -40 - i * 30 })
    if (i === 1)
      belfry(
        s,
        { x: s.own.fork('tower').between(300, 860), y: y + 60, tall: 300, depth: 0.34 },
        s.own.fork('cap').pick(['spire', 'dome']),
      )
  }
  for (const x of [110, 420, 1010]) cypress(s, { x, y: 800, tall: 180, depth: 0.1 })
  p.box(0, 770, WIDTH, 140, p.down(s.tone('#dccbb0', 0, 0.95), s.tone('#a6937a', 0, 0.5)))
  for (let x = 10; x < WIDTH; x += 60)
    p.path(
      `M${x} 776Q${x + 18} 740 ${x} 708L${x + 22} 708Q${x + 4} 740 ${x + 22} 776Z`,
      s.tone('#eadcc4', 0, 0.8),
    )
  p.box(0, 694, WIDTH, 18, s.tone('#f6ecd9', 0, 1))
  for (const [i, x] of [330, 410, 860].entries())
    figure(s, {
      x,
      y: 860,
      tall: 250,
      pose: i === 2 ? 'reach' : 'stand',
      dim: 0.3,
      r: s.own.fork(`who ${i}`),
    })
  framingLeaves(s, 'top-right', 0.9)
}
