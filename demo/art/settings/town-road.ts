import { streetLamp } from '../festive/street-lamp.ts'
import { sky } from '../nature/sky.ts'
import { type Scene, WIDTH } from '../paper/scene.ts'
import { row } from '../town/row.ts'
import { skyline } from '../town/skyline.ts'
import { asphalt } from './asphalt.ts'

export function townRoad(s: Scene): void {
  sky(s, { horizon: 560 })
  skyline(s, { y: 600, tall: 300, depth: 0.6 })
  row(s, { y: 672, width: 215, height: 360, shops: 8 })
  s.p.box(0, 668, WIDTH, 40, s.p.down(s.tone('#d8cbb6', 0, 0.9), s.tone('#b3a48f', 0, 0.6)))
  for (const x of [130, 1070]) streetLamp(s, x, 704, 330)
  asphalt(s, 704)
}
