import { blade } from '../../nature/blade.ts'
import { lawn } from '../../nature/lawn.ts'
import { flowers } from '../../nature/meadow.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { poly } from '../../paper/curve.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { row } from '../../town/row.ts'

/** Neighbours who plant a bed together. */
export function planting(s: Scene): void {
  const { p, accents } = s
  sky(s, { horizon: 520 })
  row(s, { y: 640, width: 180, height: 290, depth: 0.2 })
  lawn(s, 630, '#b0c078')
  const n = lamplit(s, 0.4)
  roundTree(s, { x: 1100, y: 690, tall: 420 })
  for (const [x, y, w] of [
    [320, 740, 420],
    [850, 770, 440],
    [560, 880, 560],
  ] as const) {
    p.path(
      poly([x - w / 2, y - 30], [x + w / 2, y - 30], [x + w * 0.54, y + 24], [x - w * 0.54, y + 24]),
      n.tone('#6a4a36', 0, 0.5),
    )
    p.box(x - w * 0.54, y + 20, w * 1.08, 34, p.down(n.tone('#b58a5a', 0, 0.95), n.tone('#86603a', 0, 0.5)))
    for (let i = 0; i < w / 30; i += 1) {
      const px = x - w / 2 + i * 30 + 10
      for (let k = 0; k < 5; k += 1)
        p.path(
          blade(px, y + 6, s.r.between(34, 66), s.r.between(-150, -30), 0.26),
          n.tone(s.r.pick(['#6f9a55', '#5d8a4c', '#8fb464']), 0, s.r.next()),
        )
      if (i % 3 === 0)
        p.disc(px, y - 36, 11, n.tone(s.r.pick([accents.main, accents.second, '#fff3e2']), 0, 1))
    }
  }
  for (const [i, [x, y, pose]] of (
    [
      [170, 720, 'reach'],
      [470, 716, 'stand'],
      [700, 750, 'reach'],
      [1010, 760, 'stand'],
      [330, 850, 'reach'],
      [840, 870, 'reach'],
    ] as const
  ).entries())
    figure(n, { x, y, tall: 180 + (y - 700) * 0.4, pose, flip: i % 2 === 1, r: s.own.fork(`neighbour ${i}`) })
  p.box(640, 800, 60, 50, p.across(n.tone('#8fa0a8', 0, 0.6), n.tone('#cfd8dc', 0, 1)), { r: 6 })
  p.line('M700 812L750 790M646 800C646 770 694 770 694 800', n.tone('#aab6bc', 0, 0.8), 8)
  flowers(s, 830, 900, [accents.main, accents.second, '#fff6e6'], 30)
}
