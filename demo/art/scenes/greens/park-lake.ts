import { blade } from '../../nature/blade.ts'
import { framingLeaves } from '../../nature/framing-leaves.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { streak } from '../../nature/shore-marks.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { lighten } from '../../paper/colour.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { rowingBoat } from '../../vehicles/rowing-boat.ts'
import { leafOf } from './leaf-colour.ts'

/** A lake with rowing boats among trees. */
export function parkLake(s: Scene): void {
  const { p } = s
  const leaf = leafOf(s)
  sky(s, { horizon: 460 })
  for (const [i, y] of [500, 530].entries())
    for (let x = -20; x < WIDTH + 40; x += 120)
      roundTree(s, {
        x: x + s.r.between(-30, 30),
        y,
        tall: s.r.between(190, 290),
        depth: 0.4 - i * 0.16,
        leaf: i ? leaf : lighten(leaf, 0.03),
      })
  p.box(0, 520, WIDTH, 30, s.tone('#a9c070', 0.2, 0.8))
  water(s, 540)
  for (let i = 0; i < 9; i += 1) streak(s, 60 + i * 135, 544, 110, s.tone(leaf, 0.1, 0.6), 0.45)
  rowingBoat(s, { x: 380, y: 640, scale: 0.9, colour: s.accents.main })
  rowingBoat(s, { x: 820, y: 720, scale: 1.5, colour: s.accents.second, flip: true })
  figure(lamplit(s, 0.3), { x: 810, y: 706, tall: 150, pose: 'sit', r: s.own.fork('rower'), shadow: false })
  p.path(
    'M-10 840C160 790 340 830 480 910L-10 910Z',
    p.down(s.tone('#9fba66', 0, 0.95), s.tone('#6f8f4c', 0, 0.4)),
  )
  for (let i = 0; i < 26; i += 1)
    p.path(
      blade(s.r.between(0, 420), 890, s.r.between(60, 150), s.r.between(-110, -70), 0.07),
      s.tone('#7d9a55', 0, s.r.next()),
    )
  framingLeaves(s, 'top-right', 1)
}
