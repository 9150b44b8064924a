import { shepherdsHut } from '../../buildings/shepherds-hut.ts'
import { lawn } from '../../nature/lawn.ts'
import { flowers, grass } from '../../nature/meadow.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import type { Scene } from '../../paper/scene.ts'

/** A shepherd's hut alone on a green hill. */
export function onTheDown(s: Scene): void {
  sky(s, { horizon: 560 })
  range(s, { y: 640, rise: 170, layers: 3, surface: '#8fb06f', near: 0.35 })
  lawn(s, 640)
  shepherdsHut(s, 600, 790, 600)
  flowers(s, 780, 900, [s.accents.main, '#fffaf0', s.accents.second], 60)
  grass(s, 906, 60, { count: 120 })
}
