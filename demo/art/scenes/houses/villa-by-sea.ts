import { lounger, pool } from '../../buildings/poolside.ts'
import { villa } from '../../buildings/villa.ts'
import { bush } from '../../nature/bush.ts'
import { pine } from '../../nature/pine.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import type { Scene } from '../../paper/scene.ts'

export function villaBySea(s: Scene): void {
  sky(s, { horizon: 430 })
  water(s, 430, 640)
  s.p.path(
    'M-10 560C260 520 900 520 1210 560L1210 910L-10 910Z',
    s.p.down(s.tone('#a9b573', 0.05, 0.9), s.tone('#cbb88f', 0, 0.7)),
  )
  villa(s, 620, 650, 960)
  pine(s, { x: 120, y: 690, tall: 460 })
  pool(s, 700, 710, 700, 150)
  bush(s, { x: 200, y: 800, tall: 90 }, s.accents.main)
  bush(s, { x: 1100, y: 790, tall: 80 }, s.accents.second)
  lounger(s, 240, 850, 1.2, s.accents.second, true)
}
