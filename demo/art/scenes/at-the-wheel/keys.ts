import { bokeh } from '../../festive/bokeh.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { lighten } from '../../paper/colour.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { circle } from '../../vehicles/wheel.ts'

/** A key on a table, with the road behind it. */
export function keys(outside: Scene): void {
  const { p, light } = outside
  outside.p.outOfFocus(9, () => {
    sky(outside, { horizon: 520 })
    range(outside, { y: 520, rise: 190, layers: 2, surface: '#86a07c', lean: 'left', near: 0.5 })
    water(outside, 504, 640)
    if (outside.lamps) bokeh(outside, 380, 560, 22, [outside.light.lamp, outside.accents.main], 30)
  })
  const s = lamplit(outside, 0.6)
  p.box(0, 600, WIDTH, 300, p.down(s.tone('#d6a873', 0, 0.95), s.tone('#a87646', 0, 0.5)))
  for (let i = 0; i < 6; i += 1)
    p.box(0, 612 + i * i * 9, WIDTH, 2, s.tone('#7c532d', 0, 0.4), { opacity: 0.35 })
  p.oval(640, 792, 300, 26, light.shadow, 0.3)
  const brass = p.down(s.tone('#f6dfa0', 0, 1), s.tone('#b98a3c', 0, 0.6))
  const colour = s.own.fork('paint').pick([s.accents.main, s.accents.second, s.accents.third])
  p.line(circle(520, 740, 54), s.tone('#c4c9cc', 0, 0.9), 10)
  p.path(
    'M546 756C600 740 650 744 690 752L900 770L906 786L880 800L868 786L850 800L836 782L690 778C640 800 590 790 546 780Z',
    brass,
  )
  p.path(
    'M420 700C360 690 300 710 290 752C284 790 340 812 400 800C450 790 482 760 470 730C462 712 444 704 420 700Z',
    p.down(s.tone(lighten(colour, 0.05), 0, 1), s.tone(colour, 0, 0.4)),
  )
  p.line('M400 716C350 712 316 726 308 752', s.tone('#fff3e0', 0, 1), 5, 0.5)
  p.glow(outside.sun.x, 620, 420, light.glow, 0.35, 160)
}
