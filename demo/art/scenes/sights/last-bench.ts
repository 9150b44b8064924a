import { flowers, grass } from '../../nature/meadow.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { bench } from '../heights/bench.ts'

/** A bench at the edge of the turf, with only the sea behind it. */
export function lastBench(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 470 })
  water(s, 470, 800)
  p.path(
    'M-10 760C240 700 620 690 860 730C960 750 1010 820 1060 910L-10 910Z',
    p.down(s.tone('#a9b868', 0, 1), s.tone('#6f8a4a', 0, 0.4)),
  )
  bench(lamplit(s, 0.3), 520, 780)
  figure(s, { x: 470, y: 732, tall: 190, pose: 'sit', dim: 0.2, r: s.own.fork('one'), shadow: false })
  flowers(s, 800, 900, ['#fff6e4', '#e2a0c0'], 60)
  grass(s, 906, 54, { to: 980 })
}
