import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import type { Scene } from '../../paper/scene.ts'
import { lighthouse } from '../../town/lighthouse.ts'
import { ownBoat } from './own-boat.ts'

export function byTheLight(s: Scene): void {
  sky(s, { horizon: 500 })
  water(s, 500)
  s.p.path(
    'M-10 600C120 560 260 560 400 620C440 650 300 670 -10 680Z',
    s.p.down(s.tone('#a9b868', 0.1, 0.9), s.tone('#7a6a54', 0.1, 0.3)),
  )
  lighthouse(s, { x: 190, y: 600, tall: 380, depth: 0.05 })
  ownBoat(s, 720, 740, 1.6)
}
