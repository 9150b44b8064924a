import { bokeh } from '../../festive/bokeh.ts'
import { cup } from '../../festive/cup.ts'
import { indoors } from '../../indoors/indoors.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { poly } from '../../paper/curve.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'
import { row } from '../../town/row.ts'

/** A cup at a window. */
export function cupAtWindow(outside: Scene): void {
  outside.p.outOfFocus(6, () => {
    sky(outside, { horizon: 520 })
    row(outside, { y: 700, width: 170, height: 360, depth: 0.2, shops: 7 })
    outside.p.box(0, 690, WIDTH, 220, outside.tone('#cbbba2', 0, 0.8))
    roundTree(outside, { x: 1050, y: 720, tall: 480 })
    if (outside.lamps) bokeh(outside, 380, 680, 24, [outside.light.lamp, outside.accents.main], 34)
  })
  const s = indoors(outside)
  const { p, light, accents } = s
  for (const x of [-20, 590, 1180])
    p.box(x, -10, 40, 720, p.across(s.tone('#5d4a3c', 0, 0.5), s.tone('#8a6c54', 0, 0.9)))
  p.box(0, 690, WIDTH, 220, p.down(s.tone('#d3a571', 0, 1), s.tone('#97683f', 0, 0.4)))
  p.box(0, 690, WIDTH, 5, light.glow, { opacity: 0.7 })
  p.path(poly([660, 695], [960, 695], [700, 910], [330, 910]), light.glow, 0.22)
  p.oval(500, 826, 250, 26, light.shadow, 0.28)
  cup(s, 480, 820, 190, s.own.fork('cup').pick([accents.pale, '#fbf4e8', accents.main, accents.third]))
  p.oval(800, 820, 130, 22, s.tone('#fbf6ec', 0, 0.95))
  p.path(
    'M724 812C730 760 780 740 812 752C860 740 892 780 884 812Q800 830 724 812Z',
    p.down(s.tone('#eec07c', 0, 1), s.tone('#b3703a', 0, 0.7)),
  )
  for (let i = 0; i < 5; i += 1)
    p.line(
      `M${746 + i * 28} ${772 + (i % 2) * 6}Q${752 + i * 28} 792 ${744 + i * 28} 812`,
      s.tone('#8f5228', 0, 0.6),
      4,
      0.5,
    )
  potPlant(s, 1050, 860, 330, accents.main)
}
