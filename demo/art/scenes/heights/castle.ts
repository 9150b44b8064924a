import { grass } from '../../nature/meadow.ts'
import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { poly } from '../../paper/curve.ts'
import type { Scene } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { pane } from '../../town/window.ts'

/** A castle on its hill. */
export function castle(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 520 })
  range(s, { y: 600, rise: 240, layers: 2, surface: '#86a07c', near: 0.6 })
  p.path(
    'M-10 800C140 700 300 560 460 520C560 500 680 500 760 530C900 580 1040 700 1210 780L1210 910L-10 910Z',
    p.down(s.tone('#9fb06a', 0.1, 0.95), s.tone('#6f8a4c', 0, 0.4)),
  )
  const stone = s.own.fork('stone').pick(['#dcc6a2', '#cdbba8', '#d6ac8c'])
  for (const [x, w, tall] of [
    [430, 90, 200],
    [520, 150, 140],
    [660, 100, 300],
    [750, 80, 170],
    [600, 70, 220],
  ] as const) {
    const y = 545
    p.box(
      x,
      y - tall,
      w,
      tall + 20,
      s.sun.x < x
        ? p.across(s.tone(stone, 0.08, 1), s.tone(stone, 0.08, 0.2))
        : p.across(s.tone(stone, 0.08, 0.2), s.tone(stone, 0.08, 1)),
    )
    for (let i = 0; i < 5; i += 1)
      p.box(x - 4 + i * ((w + 8) / 4.6), y - tall - 14, (w + 8) / 8, 16, s.tone(stone, 0.08, 0.8))
    for (let i = 0; i < 2; i += 1)
      pane(s, {
        x: x + w * (0.28 + i * 0.3),
        y: y - tall * 0.74,
        w: w * 0.1,
        h: tall * 0.13,
        depth: 0.08,
        arched: true,
        frame: '#b59a76',
      })
    if (tall > 210) {
      p.path(
        poly([x - 8, y - tall - 12], [x + w / 2, y - tall - 110], [x + w + 8, y - tall - 12]),
        s.tone('#a4553f', 0.08, 0.7),
      )
      p.path(
        `M${x + w / 2} ${y - tall - 150}L${x + w / 2 + 46} ${y - tall - 138}L${x + w / 2} ${y - tall - 126}Z`,
        s.tone(s.accents.main, 0, 1),
      )
      p.box(x + w / 2 - 2, y - tall - 152, 3, 46, s.tone('#4b4440', 0, 0.5))
    }
  }
  p.path('M560 550Q590 480 620 550Z', s.tone('#4b3c34', 0, 0.2))
  p.path(
    'M586 552C560 620 700 660 640 740C600 800 700 860 720 910L860 910C820 850 720 800 760 740C800 660 640 620 610 552Z',
    s.tone('#e3d0a6', 0.05, 0.95),
  )
  for (const [x, y, tall] of [
    [180, 760, 150],
    [260, 730, 130],
    [960, 740, 150],
    [1060, 790, 170],
    [360, 820, 170],
  ] as const)
    roundTree(s, { x, y, tall, depth: 0.08 })
  passers(s, { y: 860, tall: 120, count: 3, from: 560, to: 820 })
  grass(s, 906, 50)
}
