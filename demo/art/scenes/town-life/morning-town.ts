import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { belfry } from '../../town/belfry.ts'
import { hillTown } from '../../town/hill-town.ts'
import { paving } from '../../town/paving.ts'
import { row } from '../../town/row.ts'
import { birds } from './birds.ts'

/** The town in the morning. */
export function morningTown(s: Scene): void {
  sky(s, { horizon: 520 })
  range(s, { y: 560, rise: 200, layers: 3, surface: '#7f97a0', near: 0.6 })
  hillTown(s, {
    y: 720,
    rise: 250,
    size: 96,
    rows: 6,
    peak: s.own.fork('peak').between(0.35, 0.65),
    near: 0.16,
    far: 0.6,
  })
  belfry(
    s,
    { x: s.own.fork('tower').between(380, 820), y: 620, tall: 360, depth: 0.26 },
    s.own.fork('cap').pick(['spire', 'dome']),
  )
  row(s, { y: 830, width: 150, height: 190, depth: 0.06, shops: 4 })
  s.p.box(0, 640, WIDTH, 120, s.p.down([0, s.light.haze, 0], [0.5, s.light.haze, 0.4], [1, s.light.haze, 0]))
  paving(s, 826, '#d6c6ab')
  passers(s, { y: 862, tall: 90, count: 8 })
  birds(s, 330, 200, 7, 20)
}
