import { band } from '../../festive/band.ts'
import { stringLights } from '../../festive/string-lights.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'
import { crowd } from '../../people/crowd.ts'

/** Musicians on a pier in the last light, with the sea behind them. */
export function onThePier(s: Scene): void {
  const { p, accents } = s
  sky(s, { horizon: 560 })
  water(s, 556, 720)
  p.box(0, 700, WIDTH, 210, p.down(s.tone('#b98d5f', 0, 0.8), s.tone('#7a563a', 0, 0.3)))
  for (let i = -14; i < 15; i += 1)
    p.line(`M${600 + i * 60} 700L${600 + i * 130} 910`, s.light.shadow, 2.5, 0.25)
  stringLights(s, -20, 190, 620, 240, 70, [s.light.lamp, accents.second])
  stringLights(s, 600, 240, 1220, 180, 80, [s.light.lamp, accents.main])
  band(s, 740, 300, 210, 0.45)
  crowd(s, { y: 860, size: 116, rim: s.light.glow, rows: 2, raised: 0.3 })
}
