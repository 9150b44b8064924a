import { band } from '../../festive/band.ts'
import { shaft } from '../../festive/shaft.ts'
import { stage } from '../../festive/stage.ts'
import { sky } from '../../nature/sky.ts'
import { mix } from '../../paper/colour.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'
import { crowd } from '../../people/crowd.ts'
import { skyline } from '../../town/skyline.ts'

/** A stage by the water with a large audience, the town behind. */
export function openAir(s: Scene): void {
  const { accents } = s
  sky(s, { horizon: 560 })
  skyline(s, { y: 620, tall: 250, depth: 0.55 })
  s.p.box(0, 600, WIDTH, 320, s.p.down(mix(s.light.haze, accents.main, 0.3), s.light.shadow))
  const vivid = mix(accents.main, s.light.glow, 0.15)
  stage(s, { x: 600, y: 640, w: 640, h: 330, colour: vivid, second: accents.second })
  band(s, 616, 132, 118)
  for (const [x, to] of [
    [320, 60],
    [880, 1140],
    [420, 300],
    [780, 900],
  ] as const)
    shaft(s, x, 300, to, -20, 60, mix(accents.second, '#ffffff', 0.3), 0.3)
  crowd(s, {
    y: 790,
    size: 104,
    rim: mix(vivid, '#fff0d8', 0.35),
    raised: 0.34,
    rows: 4,
    colour: mix(s.light.shadow, '#0b0716', 0.4),
  })
}
