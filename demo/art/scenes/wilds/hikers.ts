import { framingLeaves } from '../../nature/framing-leaves.ts'
import { grass } from '../../nature/meadow.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'

/** Three hikers on a crest, with the land below. */
export function hikers(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 560 })
  range(s, { y: 720, rise: 360, layers: 5, surface: '#7f97a0', jagged: true, near: 0.35 })
  p.box(0, 560, WIDTH, 180, p.down([0, s.light.haze, 0], [0.7, s.light.haze, 0.5], [1, s.light.haze, 0]))
  const crest = s.own.fork('crest').chance(0.5)
  p.group({ x: crest ? 0 : WIDTH, flip: !crest }, () => {
    p.path(
      'M-10 640C120 640 220 600 330 640C430 676 520 720 640 760C800 800 1000 800 1210 860L1210 910L-10 910Z',
      p.down(s.tone('#8f9a62', 0, 0.95), s.tone('#4f5a40', 0, 0.2)),
    )
    p.path(
      'M330 640C430 676 520 720 640 760C560 770 420 800 300 910L120 910C240 820 330 720 330 640Z',
      s.tone('#4a5340', 0, 0),
      0.4,
    )
    for (const [i, [x, y]] of (
      [
        [190, 622],
        [262, 622],
        [420, 676],
      ] as const
    ).entries()) {
      figure(s, {
        x,
        y,
        tall: 150,
        pose: i === 2 ? 'walk' : i === 1 ? 'reach' : 'stand',
        flip: i === 2,
        r: s.own.fork(`hiker ${i}`),
        dim: 0.25,
      })
      p.box(
        x - (i === 2 ? -4 : 22),
        y - 124,
        18,
        40,
        s.tone(i % 2 ? s.accents.main : s.accents.second, 0, 0.8),
        { r: 6 },
      )
    }
    grass(s, 660, 26, { from: -10, to: 330, count: 40, surface: '#8f9a62' })
  })
  framingLeaves(s, crest ? 'top-right' : 'top-left', 0.8)
}
