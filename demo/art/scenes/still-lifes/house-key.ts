import { blade } from '../../nature/blade.ts'
import { sky } from '../../nature/sky.ts'
import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { row } from '../../town/row.ts'
import { skyline } from '../../town/skyline.ts'
import { sill } from './sill.ts'

/** A key with its tag, with a lit door behind it. */
export function houseKey(outside: Scene): void {
  const s = sill(outside, (b) => {
    sky(b, { horizon: 560 })
    skyline(b, { y: 620, tall: 260, depth: 0.5 })
    row(b, { y: 690, width: 200, height: 380, depth: 0.14, shops: 8 })
  })
  const { p, accents, light } = s
  const gold = p.down(s.tone('#f9e6ae', 0, 1), s.tone('#c9963c', 0, 0.7))
  p.group({ x: -130, y: -190, scale: 1.22 }, () => {
    p.oval(610, 800, 330, 24, light.shadow, 0.35)
    p.path(
      'M520 760C600 746 760 748 900 766L906 800L880 806L876 824L852 822L850 800L820 798L816 830L790 828L792 796C700 792 600 792 520 790Z',
      gold,
    )
    p.line(
      'M430 690C360 690 330 740 350 790C366 836 440 850 490 820C540 790 540 730 500 704C480 692 456 688 430 690Z',
      s.tone('#d9ab50', 0, 0.95),
      34,
    )
    p.line('M424 684C354 684 324 734 344 784', s.tone('#fff0c4', 0, 1), 8, 0.8)
    p.line('M370 720C300 640 250 640 210 690', s.tone(accents.main, 0, 0.8), 9)
    p.group({ x: 190, y: 740, rotate: 14 }, () => {
      p.box(-64, -60, 136, 180, light.shadow, { opacity: 0.25, r: 18 })
      p.box(
        -70,
        -70,
        136,
        180,
        p.down(s.tone(lighten(accents.main, 0.05), 0, 1), s.tone(accents.main, 0, 0.6)),
        { r: 18 },
      )
      p.disc(-2, -44, 11, s.tone('#5d3f2a', 0, 0.5))
      for (let i = 0; i < 8; i += 1) p.path(blade(-2, 34, 42, i * 45, 0.28), s.tone('#fbe8b0', 0, 1))
    })
  })
}
