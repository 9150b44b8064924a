import { range } from '../../nature/range.ts'
import { streak } from '../../nature/shore-marks.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { hillTown } from '../../town/hill-town.ts'
import { row } from '../../town/row.ts'
import { fishingBoat } from '../../vehicles/fishing-boat.ts'
import { rowingBoat } from '../../vehicles/rowing-boat.ts'
import { sailboat } from '../../vehicles/sailboat.ts'

/** Boats at the quay, the town above them. */
export function port(s: Scene): void {
  sky(s, { horizon: 480 })
  range(s, { y: 520, rise: 220, layers: 2, surface: '#86a07c', near: 0.6 })
  hillTown(s, {
    y: 540,
    rise: 170,
    rows: 4,
    size: 74,
    peak: s.own.fork('peak').between(0.3, 0.7),
    near: 0.3,
    far: 0.6,
  })
  row(s, { y: 600, width: 112, height: 160, depth: 0.14, shops: 5 })
  s.p.box(0, 596, WIDTH, 34, s.p.down(s.tone('#d6c6aa', 0, 0.9), s.tone('#8d7c66', 0, 0.3)))
  passers(s, { y: 610, tall: 62, count: 12 })
  water(s, 628)
  for (let i = 0; i < 12; i += 1)
    streak(
      s,
      50 + i * 100 + s.r.between(-30, 30),
      636,
      110,
      s.lamps ? s.light.lamp : s.tone(s.r.pick(['#eebd94', '#f6e7cf', '#d98a72']), 0.1, 0.9),
      s.lamps ? 0.7 : 0.3,
    )
  fishingBoat(s, { x: 270, y: 730, scale: 0.95, colour: s.accents.third })
  sailboat(s, { x: 960, y: 740, scale: 0.95, colour: s.accents.main })
  rowingBoat(s, { x: 620, y: 700, scale: 0.75, colour: s.accents.second })
  fishingBoat(s, { x: 700, y: 850, scale: 1.4, colour: s.accents.main, flip: true })
}
