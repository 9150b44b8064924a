import type { Draw } from '../../kind.ts'
import { conifer } from '../../nature/conifer.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import type { Scene } from '../../paper/scene.ts'

export const byTheLake =
  (house: (s: Scene, x: number, y: number, w: number) => void, w: number): Draw =>
  (s) => {
    sky(s, { horizon: 500 })
    range(s, { y: 530, rise: 300, layers: 3, surface: '#7a93a0', jagged: true, near: 0.5 })
    water(s, 530)
    s.p.path(
      'M-10 640C240 600 520 650 760 690C900 712 1000 760 1010 800C900 860 300 900 -10 880Z',
      s.p.down(s.tone('#93aa66', 0, 0.95), s.tone('#6a7a4c', 0, 0.4)),
    )
    house(s, 430, 760, w)
    for (const x of [60, 170, 800]) conifer(s, { x, y: 770, tall: s.r.between(300, 470) })
  }
