import { cottage } from '../../buildings/cottage.ts'
import { grass } from '../../nature/meadow.ts'
import { pine } from '../../nature/pine.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import type { Scene } from '../../paper/scene.ts'

export function cliffHouse(s: Scene): void {
  sky(s, { horizon: 470 })
  range(s, { y: 490, rise: 130, layers: 2, surface: '#86a07c', lean: 'right', near: 0.5 })
  water(s, 470, 760)
  s.p.path(
    'M-10 640C200 610 420 640 640 650C820 660 1000 700 1040 910L-10 910Z',
    s.p.down(s.tone('#9fb56a', 0, 0.95), s.tone('#8a7a5c', 0, 0.4)),
  )
  pine(s, { x: 130, y: 690, tall: 400 })
  cottage(s, {
    x: 510,
    y: 700,
    w: 560,
    wall: s.own.fork('wall').pick(['#fdf8ee', '#f3e0c4', '#dfe9ea']),
    roof: s.own.fork('roof').pick(['#b5654a', '#4f7a8a', '#8a6a4f']),
  })
  grass(s, 906, 60, { to: 980 })
}
