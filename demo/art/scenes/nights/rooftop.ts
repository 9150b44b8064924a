import { stringLights } from '../../festive/string-lights.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { sky } from '../../nature/sky.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { skyline } from '../../town/skyline.ts'

/** Friends on a roof high over the town, with lamps. */
export function rooftop(s: Scene): void {
  const { p, accents } = s
  sky(s, { horizon: 620 })
  skyline(s, { y: 620, tall: 330, depth: 0.62 })
  skyline(s, { y: 680, tall: 240, depth: 0.3 })
  const near = lamplit(s, 0.5)
  p.box(0, 650, WIDTH, 260, p.down(near.tone('#8f7a6a', 0, 0.7), near.tone('#5b4a42', 0, 0.3)))
  p.box(0, 600, WIDTH, 56, p.down(near.tone('#b9a38c', 0, 0.8), near.tone('#8a7563', 0, 0.4)))
  p.glow(600, 560, 620, s.light.lamp, 0.5, 300)
  for (const x of [90, 600, 1110]) p.box(x - 4, 190, 8, 470, near.tone('#4b423f', 0, 0.4))
  for (const [a, b, y] of [
    [90, 600, 200],
    [600, 1110, 200],
    [-200, 90, 210],
    [1110, 1400, 210],
  ] as const) {
    stringLights(s, a, y, b, y, 50)
    stringLights(s, a, y + 50, b, y + 20, 70, [s.light.lamp, accents.second])
  }
  for (const x of [40, 1150]) potPlant(near, x, 730, 260, accents.main)
  passers(near, { y: 740, tall: 260, count: 6, poses: ['stand', 'reach', 'cheer', 'stand'], dim: 0.12 })
  passers(near, { y: 880, tall: 350, count: 4, poses: ['stand', 'reach', 'stand'], dim: 0.5 })
}
