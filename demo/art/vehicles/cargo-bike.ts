import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { figure } from '../people/figure.ts'
import { groundShadow } from './coat.ts'
import type { Cycle } from './cycle.ts'
import { spokedWheel } from './spoked-wheel.ts'
import { saddle, tubesOf } from './tube-frame.ts'
import { circle } from './wheel.ts'

/** A long bicycle with a box in front, three small people in it. */
export function cargoBike(s: Scene, { x, y, scale = 1, colour, flip = false }: Cycle): void {
  const { p } = s
  const [tyre, metal] = [s.tone('#34302f', 0, 0.6), s.tone('#cfd3d5', 0, 0.95)]
  p.group({ x, y, scale, flip }, () => {
    groundShadow(s, 10, 0, 240, 10)
    spokedWheel(s, -170, -62, 60, tyre)
    spokedWheel(s, 196, -44, 42, tyre)
    const tube = tubesOf(s, colour)
    tube('M-170 -62L-96 -58M-170 -62L-124 -134', 6)
    tube('M-96 -58L-130 -150M-96 -58L-30 -40L150 -40L196 -44M-120 -120L-46 -90L-34 -44', 8)
    tube('M-46 -90L-62 -172', 7)
    p.line(circle(-96, -58, 16), metal, 4)
    p.line('M-96 -58L-78 -36M-88 -35L-70 -35', tyre, 5)
    saddle(s, -124, -162)
    p.line('M-62 -172L-68 -186C-70 -194 -90 -194 -104 -188', metal, 5)
    for (const [i, at] of [4, 60, 114].entries())
      figure(s, {
        x: at,
        y: -72,
        tall: 124,
        pose: i === 1 ? 'cheer' : 'stand',
        r: s.own.fork(`child ${i}`),
        shadow: false,
      })
    p.path(
      'M-26 -118L170 -128L148 -46L-16 -46Z',
      p.down(s.tone(lighten('#c98f54', 0.04), 0, 1), s.tone('#9a6636', 0, 0.6)),
    )
    p.line('M-26 -118L170 -128', s.tone('#f3dcb4', 0, 1), 8)
    p.line('M-20 -84L158 -90', s.tone('#7a4f2a', 0, 0.5), 3)
    p.disc(170, -96, 9, s.tone('#fff3d0', 0, 1))
    p.box(-188, -132, 58, 8, s.tone('#5a5654', 0, 0.8), { r: 3 })
  })
}
