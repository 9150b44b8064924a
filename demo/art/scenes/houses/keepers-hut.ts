import { cottage } from '../../buildings/cottage.ts'
import { grass } from '../../nature/meadow.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import type { Scene } from '../../paper/scene.ts'
import { lighthouse } from '../../town/lighthouse.ts'

/** A small white house below a lighthouse. */
export function keepersHut(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 560 })
  water(s, 560)
  p.path(
    'M-10 700C160 610 420 600 640 640C860 620 1060 660 1210 730L1210 910L-10 910Z',
    p.down(s.tone('#a9b868', 0, 1), s.tone('#7a8a54', 0, 0.5)),
  )
  lighthouse(s, { x: 330, y: 690, tall: 600 })
  cottage(s, { x: 740, y: 780, w: 420, wall: '#fbf4e6', roof: '#6d5a5c' })
  grass(s, 906, 60, { count: 120 })
}
