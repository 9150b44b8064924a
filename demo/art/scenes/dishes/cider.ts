import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { poly } from '../../paper/curve.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'

/** Apples, a jug of cider, cheese; the orchard behind. */
export function cider(outside: Scene): void {
  outside.p.outOfFocus(5, () => {
    sky(outside, { horizon: 520 })
    range(outside, { y: 560, rise: 150, layers: 2, surface: '#9ab06f', near: 0.4 })
    outside.p.box(0, 550, 1200, 200, outside.tone('#a9bd6a', 0, 0.8))
    for (const [x, y, tall] of [
      [80, 660, 420],
      [380, 620, 300],
      [820, 620, 320],
      [1120, 670, 440],
    ] as const) {
      roundTree(outside, { x, y, tall })
      for (let i = 0; i < 14; i += 1)
        outside.p.disc(
          x + outside.r.between(-0.3, 0.3) * tall,
          y - tall * outside.r.between(0.4, 0.9),
          tall * 0.028,
          outside.tone('#d8432e', 0, 1),
        )
    }
  })
  const s = lamplit(outside, 0.5)
  const { p, light } = s
  p.box(0, 690, 1200, 220, p.down(s.tone('#c08a52', 0, 1), s.tone('#7a5232', 0, 0.4)))
  p.oval(350, 806, 170, 22, light.shadow, 0.35)
  p.path(
    'M230 800C200 660 220 560 280 510L290 420L420 420L430 510C490 560 510 660 480 800Z',
    p.across(s.tone('#b06a34', 0, 0.5), s.tone('#e0a060', 0, 1), s.tone('#9a5626', 0, 0.6)),
  )
  p.path('M222 700C220 640 236 570 276 520L436 520C474 570 490 640 488 700Z', s.tone('#f3e3c4', 0, 0.9), 0.85)
  p.line('M470 560C560 540 570 680 486 700', s.tone('#b06a34', 0, 0.8), 24)
  for (const [x, tall] of [
    [640, 270],
    [780, 250],
  ] as const) {
    p.path(poly([x - 62, 800 - tall], [x + 62, 800 - tall], [x + 48, 806], [x - 48, 806]), '#ffffff', 0.35)
    p.path(
      poly([x - 57, 820 - tall * 0.9], [x + 57, 820 - tall * 0.9], [x + 45, 800], [x - 45, 800]),
      p.down('#f9cf5a', s.tone('#d98f24', 0, 1)),
    )
    p.path(
      poly([x - 36, 830 - tall * 0.8], [x - 22, 830 - tall * 0.8], [x - 20, 780], [x - 32, 780]),
      '#ffffff',
      0.5,
    )
  }
  p.path(poly([850, 800], [1130, 800], [1130, 690], [1000, 640]), s.tone('#f6cf62', 0, 1))
  p.path(poly([850, 800], [1000, 640], [1000, 700], [900, 806]), s.tone('#fbe3a0', 0, 1))
  for (const [x, y, k] of [
    [940, 770, 14],
    [1060, 730, 20],
    [1090, 780, 12],
    [1010, 776, 10],
  ] as const)
    p.oval(x, y, k, k * 0.85, s.tone('#d9a83a', 0, 0.8))
  for (const [x, y, k] of [
    [110, 800, 74],
    [560, 850, 80],
    [210, 860, 82],
    [720, 862, 78],
    [1050, 866, 80],
  ] as const)
    apple(s, x, y, k)
}

function apple({ p, tone, light }: Scene, x: number, y: number, k: number): void {
  p.oval(x, y + k * 0.2, k * 0.9, k * 0.16, light.shadow, 0.35)
  p.path(
    `M${x} ${y - k * 1.1}C${x + k * 0.5} ${y - k * 1.4} ${x + k} ${y - k * 1.1} ${x + k} ${y - k * 0.5}C${x + k} ${y} ${x + k * 0.5} ${y + k * 0.3} ${x} ${y + k * 0.16}C${x - k * 0.5} ${y + k * 0.3} ${x - k} ${y} ${x - k} ${y - k * 0.5}C${x - k} ${y - k * 1.1} ${x - k * 0.5} ${y - k * 1.4} ${x} ${y - k * 1.1}Z`,
    p.out([tone('#ff7a4a', 0, 1), tone('#d8352e', 0, 1), tone('#96202a', 0, 0.7)], [0.38, 0.35], 0.7),
  )
  p.line(
    `M${x} ${y - k * 1.08}Q${x + k * 0.04} ${y - k * 1.4} ${x + k * 0.18} ${y - k * 1.52}`,
    tone('#5b3d24', 0, 0.7),
    k * 0.09,
  )
  p.path(
    `M${x + k * 0.08} ${y - k * 1.3}Q${x + k * 0.5} ${y - k * 1.66} ${x + k * 0.8} ${y - k * 1.4}Q${x + k * 0.4} ${y - k * 1.14} ${x + k * 0.08} ${y - k * 1.3}Z`,
    tone('#6fa04a', 0, 1),
  )
}
