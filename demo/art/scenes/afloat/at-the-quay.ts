import { range } from '../../nature/range.ts'
import { streak } from '../../nature/shore-marks.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'
import { hillTown } from '../../town/hill-town.ts'
import { row } from '../../town/row.ts'
import { ownBoat } from './own-boat.ts'

export function atTheQuay(s: Scene): void {
  sky(s, { horizon: 460 })
  range(s, { y: 500, rise: 190, layers: 2, surface: '#86a07c', near: 0.6 })
  hillTown(s, {
    y: 510,
    rise: 140,
    rows: 4,
    size: 64,
    peak: s.own.fork('peak').between(0.3, 0.7),
    near: 0.34,
    far: 0.6,
  })
  row(s, { y: 560, width: 96, height: 140, depth: 0.18, shops: 5 })
  s.p.box(0, 556, WIDTH, 30, s.p.down(s.tone('#d6c6aa', 0, 0.9), s.tone('#8d7c66', 0, 0.3)))
  water(s, 584)
  for (let i = 0; i < 12; i += 1)
    streak(
      s,
      50 + i * 100,
      590,
      110,
      s.lamps ? s.light.lamp : s.tone('#eebd94', 0.1, 0.9),
      s.lamps ? 0.7 : 0.3,
    )
  ownBoat(s, 610, 750, 1.6)
}
