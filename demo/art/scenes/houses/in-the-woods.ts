import type { Draw } from '../../kind.ts'
import { conifer } from '../../nature/conifer.ts'
import { lawn } from '../../nature/lawn.ts'
import { grass } from '../../nature/meadow.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'

export const inTheWoods =
  (house: (s: Scene, x: number, y: number, w: number) => void, w: number): Draw =>
  (s) => {
    sky(s, { horizon: 540 })
    range(s, {
      y: 590,
      rise: 330,
      layers: 3,
      surface: '#7a93a0',
      jagged: true,
      lean: s.own.fork('lean').pick(['none', 'valley']),
      near: 0.6,
    })
    for (let x = -10; x < WIDTH + 20; x += 52)
      conifer(s, {
        x: x + s.r.between(-14, 14),
        y: 690 + s.r.between(-8, 8),
        tall: s.r.between(190, 330),
        depth: 0.34,
      })
    s.p.box(0, 560, WIDTH, 160, s.p.down([0, s.light.haze, 0], [1, s.light.haze, 0.4]))
    lawn(s, 690)
    house(s, 600, 740, w)
    for (const x of [70, 230, 980, 1130]) conifer(s, { x, y: 800, tall: s.r.between(380, 560) })
    grass(s, 906, 60, { count: 120 })
  }
