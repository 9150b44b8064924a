import { bokeh } from '../../festive/bokeh.ts'
import { cup } from '../../festive/cup.ts'
import { glass } from '../../festive/glass.ts'
import { blade } from '../../nature/blade.ts'
import { framingLeaves } from '../../nature/framing-leaves.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { lighten } from '../../paper/colour.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'

/** A glass and a plate in the evening. */
export function toast(s: Scene): void {
  const { p, accents, light } = s
  s.p.outOfFocus(10, () => {
    sky(s, { horizon: 560 })
    range(s, { y: 560, rise: 180, layers: 2, surface: '#86a07c', lean: 'right', near: 0.5 })
    water(s, 546)
  })
  bokeh(s, 120, 620, 34, [light.lamp, accents.second, accents.main], 44)
  const near = lamplit(s, 0.6)
  p.box(0, 700, WIDTH, 210, p.down(near.tone('#c9955f', 0, 1), near.tone('#8a5c38', 0, 0.4)))
  p.oval(520, 800, 330, 40, near.tone('#fffaf0', 0, 0.9))
  p.oval(520, 792, 250, 26, near.tone('#ebe0d0', 0, 0.9))
  for (let i = 0; i < 9; i += 1)
    p.disc(
      420 + i * 24 + s.r.between(-8, 8),
      772 - (i % 3) * 16,
      28,
      p.out([near.tone(lighten(accents.main, 0.12), 0, 1), near.tone(accents.main, 0, 0.7)], [0.4, 0.3], 0.7),
    )
  for (let i = 0; i < 7; i += 1)
    p.path(blade(400 + i * 40, 782, 70, -140 + i * 18, 0.3), near.tone('#6f9a55', 0, 0.8))
  glass(near, 800, 830, 420, accents.main, 'wine')
  glass(near, 960, 800, 360, accents.second, 'wine')
  cup(near, 190, 850, 130, accents.pale)
  framingLeaves(s, 'top-left', 0.7)
}
