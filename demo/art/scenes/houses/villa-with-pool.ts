import { lounger, parasol, pool } from '../../buildings/poolside.ts'
import { villa } from '../../buildings/villa.ts'
import { cypress } from '../../nature/cypress.ts'
import { framingLeaves } from '../../nature/framing-leaves.ts'
import { palm } from '../../nature/palm.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'

export function villaWithPool(s: Scene): void {
  sky(s, { horizon: 500 })
  range(s, { y: 540, rise: 210, layers: 3, surface: '#8aa07c', near: 0.4 })
  for (const x of [40, 150, 1080, 1180]) cypress(s, { x, y: 640, tall: s.r.between(240, 360), depth: 0.1 })
  s.p.box(0, 610, WIDTH, 300, s.p.down(s.tone('#efe3cd', 0, 0.95), s.tone('#cdbb9c', 0, 0.6)))
  villa(s, 600, 640, 900)
  pool(s, 600, 690, 820, 170)
  for (const [x, flip] of [
    [170, true],
    [1030, false],
  ] as const) {
    parasol(s, x + (flip ? 60 : -60), 750, 150, s.accents.main)
    lounger(s, x, 800, 1.15, s.accents.pale, flip)
  }
  if (s.own.fork('palm').chance(0.5)) palm(s, { x: 1120, y: 740, tall: 460 })
  framingLeaves(s, 'bottom-left', 0.55)
}
