import { streetLamp } from '../../festive/street-lamp.ts'
import { lawn } from '../../nature/lawn.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { lighten } from '../../paper/colour.ts'
import { poly } from '../../paper/curve.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { skyline } from '../../town/skyline.ts'
import { bench } from '../heights/bench.ts'
import { leafOf } from './leaf-colour.ts'

/** A path between trees, a bench, lamps. */
export function avenue(s: Scene): void {
  const { p } = s
  const leaf = leafOf(s)
  sky(s, { horizon: 480 })
  skyline(s, { y: 540, tall: 150, depth: 0.7 })
  lawn(s, 520, '#b5c47c')
  p.path(
    poly([586, 524], [614, 524], [900, 910], [300, 910]),
    p.down(s.tone('#efdfbd', 0.3, 1), s.tone('#cbb68e', 0, 0.7)),
  )
  for (let i = 0; i < 6; i += 1) {
    const t = (i / 5) ** 1.7
    for (const side of [-1, 1])
      roundTree(s, {
        x: 600 + side * (70 + t * 540),
        y: 540 + t * 280,
        tall: 130 + t * 560,
        depth: 0.5 - t * 0.46,
        leaf,
      })
    if (i > 2)
      for (let k = 0; k < 16; k += 1)
        p.oval(
          600 + s.r.between(-1, 1) * (70 + t * 500),
          560 + t * 300 + s.r.between(-20, 30),
          3 + t * 5,
          2 + t * 3,
          s.tone(lighten(leaf, 0.08), 0, 1),
          0.6,
        )
  }
  for (const x of [420, 800]) streetLamp(s, x, 700, 210)
  bench(lamplit(s, 0.3), 880, 800)
  passers(lamplit(s, 0.3), { y: 720, tall: 130, count: 2, from: 520, to: 690 })
}
