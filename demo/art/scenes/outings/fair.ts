import { bigWheel } from '../../festive/big-wheel.ts'
import { stall } from '../../festive/stall.ts'
import { stringLights } from '../../festive/string-lights.ts'
import { streak } from '../../nature/shore-marks.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { nth } from '../../paper/accents.ts'
import { mix } from '../../paper/colour.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { skyline } from '../../town/skyline.ts'

/** The fair by the water. */
export function fair(s: Scene): void {
  const { p, accents } = s
  sky(s, { horizon: 560 })
  skyline(s, { y: 640, tall: 200, depth: 0.55 })
  bigWheel(s, s.own.fork('wheel').between(420, 780), 370, 265)
  p.box(0, 640, WIDTH, 120, p.down(s.tone('#c4b396', 0.05, 0.8), s.tone('#94836c', 0, 0.4)))
  const near = lamplit(s, 0.5)
  for (const [i, x] of [120, 360, 850, 1090].entries())
    stall(near, {
      x,
      y: 716,
      w: 210,
      cloth: nth([accents.main, accents.second, accents.third, accents.main], i),
      goods: 'crafts',
    })
  passers(near, { y: 752, tall: 130, count: 9 })
  water(s, 764)
  for (let i = 0; i < 12; i += 1)
    streak(
      s,
      60 + i * 100,
      770,
      120,
      mix(i % 2 ? accents.main : accents.second, s.light.lamp, 0.5),
      s.lamps ? 0.6 : 0.2,
    )
  stringLights(s, -20, 470, 400, 440, 40, [s.light.lamp, accents.second, accents.main])
  stringLights(s, 800, 440, 1220, 480, 40, [s.light.lamp, accents.second, accents.main])
}
