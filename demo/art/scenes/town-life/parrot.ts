import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { row } from '../../town/row.ts'

/** A grey parrot with a red tail on a branch above the roofs. */
export function parrot(outside: Scene): void {
  sky(outside, { horizon: 520 })
  range(outside, { y: 580, rise: 170, layers: 2, surface: '#86a07c', near: 0.6 })
  row(outside, { y: 780, width: 150, height: 220, depth: 0.3 })
  roundTree(outside, { x: 1080, y: 900, tall: 640 })
  const s = lamplit(outside, 0.5)
  const { p } = s
  p.line('M1210 640Q800 600 120 700', s.tone('#6b4f3f', 0, 0.6), 34)
  p.line('M520 640Q420 560 300 540', s.tone('#6b4f3f', 0, 0.6), 14)
  for (const [x, y] of [
    [300, 540],
    [360, 560],
    [180, 690],
    [240, 684],
    [860, 600],
  ] as const)
    p.oval(x, y - 16, 44, 18, s.tone('#7f9f55', 0, 0.9))
  p.path('M640 640C600 720 600 800 650 860L700 850C690 780 700 720 716 650Z', s.tone('#d2352f', 0, 1))
  p.path(
    'M560 420C520 540 560 650 660 664C760 660 790 560 740 430C716 360 590 350 560 420Z',
    p.across(s.tone('#b9bfc6', 0, 1), s.tone('#8a929c', 0, 0.6)),
  )
  p.path('M690 450C780 500 800 620 730 720C690 660 660 540 690 450Z', s.tone('#78808c', 0, 0.8))
  for (let i = 0; i < 18; i += 1)
    p.oval(590 + (i % 6) * 22, 470 + Math.floor(i / 6) * 44, 12, 8, s.tone('#dfe3e6', 0, 1), 0.5)
  p.path(
    'M560 430C540 300 640 250 710 290C760 320 760 400 736 440C690 480 600 480 560 430Z',
    s.tone('#c6ccd2', 0, 1),
  )
  p.oval(640, 356, 50, 44, s.tone('#f3f4f2', 0, 1))
  p.disc(642, 352, 17, s.tone('#f3d36a', 0, 1))
  p.disc(642, 352, 9, '#221c20')
  p.path('M572 340C520 350 510 400 540 430C560 420 590 400 596 372Z', s.tone('#2f2b30', 0, 0.8))
  for (const x of [620, 690])
    p.path(
      `M${x - 16} 656L${x + 18} 656L${x + 22} 684L${x - 20} 684Z`,
      s.tone(x < 650 ? '#fffaf0' : '#5b5a60', 0, 0.9),
    )
}
