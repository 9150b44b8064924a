import { firework } from '../../festive/firework.ts'
import { streak } from '../../nature/shore-marks.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { nth } from '../../paper/accents.ts'
import { mix } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { crowd } from '../../people/crowd.ts'
import { row } from '../../town/row.ts'
import { skyline } from '../../town/skyline.ts'
import { fishingBoat } from '../../vehicles/fishing-boat.ts'
import { sailboat } from '../../vehicles/sailboat.ts'

/** Fireworks over the harbour, reflected in the water. */
export function fireworks(s: Scene): void {
  const { accents } = s
  sky(s, { horizon: 600, clouds: false, disc: false })
  const colours = [accents.main, accents.second, accents.third, '#ffd27a', mix(accents.main, '#ffffff', 0.3)]
  const spots = [
    [320, 250, 190],
    [790, 200, 230],
    [560, 400, 130],
    [1020, 380, 150],
    [140, 430, 110],
    [620, 110, 90],
  ] as const
  for (const [i, [x, y, size]] of spots.entries())
    firework(s, x + s.own.fork(`f${i}`).between(-50, 50), y, size, nth(colours, i))
  skyline(s, { y: 640, tall: 150, depth: 0.3 })
  row(s, { y: 646, width: 80, height: 76, depth: 0.2 })
  water(s, 644)
  for (const [i, [x]] of spots.entries()) streak(s, x, 660, 230, nth(colours, i), 0.8)
  for (let i = 0; i < 12; i += 1) streak(s, 50 + i * 100, 650, 90, s.light.lamp, 0.5)
  sailboat(s, { x: 250, y: 790, scale: 0.62, colour: accents.main })
  fishingBoat(s, { x: 900, y: 770, scale: 0.6, colour: accents.third })
  crowd(s, { y: 900, size: 74, rim: mix(accents.second, '#ffdf9a', 0.4), rows: 1, raised: 0.3 })
}
