import { grass } from '../../nature/meadow.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import type { Scene } from '../../paper/scene.ts'

/** Far hills, and a green one in front with its top in the middle at `top`, on which something is drawn. */
export function hill(s: Scene, top = 600, surface = '#9fb06a'): void {
  const { p } = s
  sky(s, { horizon: 520 })
  range(s, { y: 620, rise: 220, layers: 3, surface: '#86a07c', near: 0.45 })
  p.path(
    `M-10 ${top + 150}C240 ${top + 40} 420 ${top} 620 ${top}C820 ${top} 1000 ${top + 50} 1210 ${top + 130}L1210 910L-10 910Z`,
    p.down(s.tone(surface, 0.08, 1), s.tone('#6f8a4c', 0, 0.4)),
  )
  grass(s, 906, 48, { surface, count: 70 })
}
