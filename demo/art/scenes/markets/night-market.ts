import { lanterns } from '../../festive/lanterns.ts'
import { stall } from '../../festive/stall.ts'
import { range } from '../../nature/range.ts'
import { streak } from '../../nature/shore-marks.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { nth } from '../../paper/accents.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { row } from '../../town/row.ts'

/** Lanterns along the quay, their light on the water. */
export function nightMarket(s: Scene): void {
  sky(s, { horizon: 460 })
  range(s, { y: 480, rise: 130, layers: 2, surface: '#7f9a8a', near: 0.6 })
  row(s, { y: 520, width: 110, height: 170, depth: 0.3, shops: 5 })
  const near = lamplit(s, 0.5)
  const cloths = [s.accents.main, s.accents.third, s.accents.second, s.accents.pale, s.accents.main]
  s.p.box(0, 516, WIDTH, 130, s.p.down(s.tone('#b7a78f', 0.05, 0.8), s.tone('#8a7a66', 0, 0.4)))
  for (const [i, x] of [120, 360, 600, 840, 1080].entries())
    stall(near, { x, y: 600, w: 200, cloth: nth(cloths, i) })
  passers(near, { y: 628, tall: 110, count: 9 })
  s.p.box(0, 640, WIDTH, 18, s.tone('#5c4f45', 0, 0.3))
  water(s, 656)
  for (const x of [120, 360, 600, 840, 1080]) streak(s, x, 664, 200, s.light.lamp, s.lamps ? 0.75 : 0.25)
  lanterns(s, -40, 1240, 250, 70, 54, cloths)
}
