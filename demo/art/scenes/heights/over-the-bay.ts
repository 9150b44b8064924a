import { flowers, grass } from '../../nature/meadow.ts'
import { pine } from '../../nature/pine.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { hillTown } from '../../town/hill-town.ts'
import { sailboat } from '../../vehicles/sailboat.ts'
import { bench } from './bench.ts'

/** A bench above the bay. */
export function overTheBay(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 430 })
  range(s, { y: 450, rise: 190, layers: 3, surface: '#86a07c', lean: 'right', near: 0.5 })
  water(s, 440, 760)
  hillTown(s, { y: 590, rise: 110, rows: 4, size: 46, peak: 0.2, near: 0.3, far: 0.5 })
  for (let i = 0; i < 4; i += 1)
    sailboat(s, {
      x: 560 + i * 150,
      y: 500 + i * 40,
      scale: 0.15 + i * 0.07,
      colour: s.accents.main,
      depth: 0.5 - i * 0.1,
    })
  p.path(
    'M-10 780C240 690 620 700 1210 770L1210 910L-10 910Z',
    p.down(s.tone('#a9b868', 0, 1), s.tone('#6f8a4a', 0, 0.4)),
  )
  pine(s, { x: s.own.fork('pine').pick([150, 1060]), y: 780, tall: 600 })
  bench(lamplit(s, 0.3), 620, 790)
  figure(s, { x: 580, y: 742, tall: 190, pose: 'sit', dim: 0.2, r: s.own.fork('one'), shadow: false })
  flowers(s, 800, 900, [s.accents.main, s.accents.second, '#fff6e4'], 50)
  grass(s, 906, 54)
}
