import { bokeh } from '../../festive/bokeh.ts'
import { cup } from '../../festive/cup.ts'
import { indoors } from '../../indoors/indoors.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { mix } from '../../paper/colour.ts'
import { poly } from '../../paper/curve.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'
import { row } from '../../town/row.ts'

/** Coffee and a folded newspaper at a window. */
export function breakfast(outside: Scene): void {
  outside.p.outOfFocus(8, () => {
    sky(outside, { horizon: 520 })
    range(outside, { y: 560, rise: 170, layers: 2, surface: '#86a07c', near: 0.5 })
    row(outside, { y: 680, width: 120, height: 170, depth: 0.3 })
    if (outside.lamps) bokeh(outside, 420, 640, 20, [outside.light.lamp], 30)
  })
  const s = indoors(outside)
  const { p, light, accents } = s
  p.box(0, 620, WIDTH, 290, p.down(s.tone('#dcb58a', 0, 1), s.tone('#a87a4c', 0, 0.4)))
  p.box(0, 618, WIDTH, 6, light.glow, { opacity: 0.8 })
  p.path(poly([720, 624], [1040, 624], [820, 910], [400, 910]), light.glow, 0.24)
  p.path(poly([210, 812], [720, 760], [800, 862], [250, 902]), light.shadow, 0.25)
  p.path(
    poly([196, 790], [700, 740], [784, 838], [238, 886]),
    p.across(s.tone('#efe7d8', 0, 0.75), s.tone('#fdf9f0', 0, 1)),
  )
  p.path(poly([700, 740], [716, 748], [800, 846], [784, 838]), s.tone('#cfc4b2', 0, 0.6))
  p.path(
    poly([240, 800], [440, 780], [478, 838], [268, 858]),
    p.down(mix(light.sky[0], accents.third, 0.3), light.sky[2]),
  )
  p.path(
    poly([252, 822], [330, 800], [400, 822], [452, 800], [478, 838], [268, 858]),
    s.tone(accents.deep, 0, 0.7),
    0.7,
  )
  for (let i = 0; i < 5; i += 1)
    p.line(
      `M${486 + i * 6} ${784 + i * 14}L${676 + i * 11} ${765 + i * 14}`,
      s.tone('#a89d8d', 0, 0.7),
      4,
      0.6,
    )
  cup(s, 930, 800, 150, s.own.fork('cup').pick([accents.pale, accents.main, accents.third, '#fbf4e8']))
  potPlant(s, 110, 760, 330, accents.main)
}
