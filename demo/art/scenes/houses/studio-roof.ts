import { roofStudio } from '../../buildings/roof-studio.ts'
import { framingLeaves } from '../../nature/framing-leaves.ts'
import { sky } from '../../nature/sky.ts'
import type { Scene } from '../../paper/scene.ts'
import { row } from '../../town/row.ts'
import { skyline } from '../../town/skyline.ts'

export function studioRoof(s: Scene): void {
  sky(s, { horizon: 620 })
  skyline(s, { y: 640, tall: 300, depth: 0.62 })
  row(s, { y: 770, width: 110, height: 220, depth: 0.3 })
  roofStudio(s, 600, 760, 720)
  framingLeaves(s, 'bottom-right', 0.6)
}
