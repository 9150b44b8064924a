import { framingLeaves } from '../../nature/framing-leaves.ts'
import { pine } from '../../nature/pine.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import type { Scene } from '../../paper/scene.ts'
import { ownBoat } from './own-boat.ts'

export function underCliffs(s: Scene): void {
  sky(s, { horizon: 440 })
  range(s, {
    y: 520,
    rise: 340,
    layers: 3,
    surface: '#a8906c',
    jagged: true,
    lean: s.own.fork('cliff').pick(['left', 'right', 'valley']),
    near: 0.3,
  })
  water(s, 510)
  pine(s, { x: 90, y: 560, tall: 300, depth: 0.1 })
  ownBoat(s, 620, 730, 1.7)
  framingLeaves(s, 'top-right', 0.9)
}
