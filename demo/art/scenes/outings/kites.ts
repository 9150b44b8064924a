import { kite } from '../../festive/kite.ts'
import { flowers, grass } from '../../nature/meadow.ts'
import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { num } from '../../paper/curve.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'

/** Kites over a hill, and the people who fly them. */
export function kites(s: Scene): void {
  const { p, accents } = s
  sky(s, { horizon: 560 })
  range(s, { y: 640, rise: 170, layers: 3, surface: '#8fb06f', near: 0.3 })
  p.path(
    'M-10 780C240 660 560 660 800 730C960 770 1100 770 1210 740L1210 910L-10 910Z',
    p.down(s.tone('#b3c878', 0, 1), s.tone('#7fa058', 0, 0.5)),
  )
  roundTree(s, { x: 1080, y: 770, tall: 330 })
  const looks = [
    [300, 700],
    [520, 690],
    [760, 730],
  ] as const
  for (const [i, [x, y]] of looks.entries()) {
    const [kx, ky] = [x + 160 + i * 90 - (i === 0 ? 40 : 0), 180 + i * 70]
    p.line(
      `M${x + 22} ${y - 90}Q${num((x + kx) / 2)} ${num(y - 160)} ${kx} ${ky + 40}`,
      s.tone('#fff8ea', 0, 1),
      1.6,
      0.8,
    )
    kite(
      s,
      kx,
      ky,
      62 - i * 8,
      [i === 1 ? accents.second : accents.main, i === 2 ? accents.second : accents.third],
      24 + i * 8,
    )
    figure(s, { x, y, tall: i === 1 ? 96 : 128, pose: 'reach', r: s.own.fork(`who ${i}`) })
    if (i !== 1) figure(s, { x: x - 44, y: y + 4, tall: 86, pose: 'cheer', r: s.own.fork(`child ${i}`) })
  }
  flowers(s, 780, 900, [accents.main, accents.second, '#fffaf0'], 70)
  grass(s, 906, 50, { count: 120 })
}
