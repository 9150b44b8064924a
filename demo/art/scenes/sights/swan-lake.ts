import { lanterns } from '../../festive/lanterns.ts'
import { palm } from '../../nature/palm.ts'
import { streak } from '../../nature/shore-marks.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { nth } from '../../paper/accents.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { skyline } from '../../town/skyline.ts'
import { swanBoat } from '../../vehicles/swan-boat.ts'

/** A boating lake among palms, swans to pedal, coloured bulbs. */
export function swanLake(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 440 })
  skyline(s, { y: 480, tall: 110, depth: 0.6 })
  p.box(0, 474, 1200, 60, s.tone('#a9c070', 0.2, 0.9))
  for (const x of [60, 240, 980, 1130]) palm(s, { x, y: 520, tall: 300, depth: 0.14 })
  water(s, 524)
  for (let i = 0; i < 9; i += 1)
    streak(s, 60 + i * 135, 530, 90, nth([s.accents.main, s.accents.second, '#fff6e4'], i), 0.4)
  lanterns(s, -20, 620, 330, 50, 40, [s.accents.main, s.accents.second, '#7fc6b0'])
  lanterns(s, 580, 1220, 330, 50, 40, [s.accents.second, s.accents.main, '#7fc6b0'])
  const n = lamplit(s, 0.4)
  swanBoat(n, { x: 300, y: 690, scale: 0.8, colour: '#fbf6ec' })
  swanBoat(n, { x: 780, y: 640, scale: 0.6, colour: '#fbf6ec', flip: true })
  swanBoat(n, { x: 700, y: 850, scale: 1.2, colour: '#fbf6ec' })
}
