import { cypress } from '../../nature/cypress.ts'
import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { lighten } from '../../paper/colour.ts'
import { poly } from '../../paper/curve.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { belfry } from '../../town/belfry.ts'
import { door } from '../../town/door.ts'
import { row } from '../../town/row.ts'
import { pane } from '../../town/window.ts'

/** A church on its square or in its field. */
export function churchOutside(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 540 })
  const inTown = s.own.fork('town').chance(0.5)
  range(s, { y: 600, rise: 200, layers: 3, surface: '#86a07c', near: 0.45 })
  const n = lamplit(s, 0.4)
  const wall = s.own.fork('wall').pick(['#f6ead6', '#fbf6ec', '#e8d3b4', '#eccdb2'])
  const cap = s.own.fork('cap').pick(['spire', 'dome'] as const)
  if (inTown) row(s, { y: 690, width: 150, height: 190, depth: 0.22 })
  else for (const x of [60, 190, 330]) cypress(s, { x, y: 720, tall: s.r.between(240, 330), depth: 0.1 })
  p.box(
    0,
    676,
    WIDTH,
    240,
    inTown
      ? p.down(n.tone('#dccdb4', 0, 0.9), n.tone('#a8977e', 0, 0.4))
      : p.down(n.tone('#b5c078', 0, 0.95), n.tone('#7f9a55', 0, 0.5)),
  )
  const [lit, shade] = [n.tone(lighten(wall, 0.02), 0, 1), n.tone(wall, 0, 0.45)]
  p.box(560, 500, 410, 214, s.sun.x < 700 ? p.across(lit, shade) : p.across(shade, lit))
  p.path(
    poly([540, 504], [600, 400], [940, 400], [990, 504]),
    p.down(n.tone('#b5654a', 0, 1), n.tone('#8a4a3a', 0, 0.5)),
  )
  for (let i = 0; i < 4; i += 1)
    pane(n, { x: 650 + i * 80, y: 560, w: 36, h: 90, arched: true, frame: '#d9c4a0', lit: s.lamps })
  belfry(n, { x: 480, y: 714, tall: 590, wall }, cap)
  door(n, 480, 714, 62, 120, s.accents.deep)
  if (s.lamps) p.glow(480, 640, 200, s.light.lamp, 0.5)
  roundTree(s, { x: 1080, y: 730, tall: 380, leaf: s.own.fork('leaf').pick(['#6d9a5b', '#8fa95a']) })
  p.path(
    'M455 714L505 714C520 780 600 860 640 910L400 910C440 850 460 780 455 714Z',
    n.tone('#e8d9bb', 0, 0.9),
  )
  passers(n, { y: 810, tall: 140, count: 4, from: 300, to: 900 })
}
