import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { figure } from '../people/figure.ts'
import { type Boat, mirrored } from './boat.ts'

/** A punt: a flat boat with cushions and a parasol, and a person at the pole. */
export function punt(s: Scene, { x, y, scale = 1, colour, flip = false }: Boat): void {
  const { p } = s
  p.group({ x, y, scale, flip }, () => {
    mirrored(s, 200, colour, 0)
    p.line('M-150 60L-196 -330', s.tone('#c49a66', 0, 0.9), 7)
    figure(s, {
      x: -190,
      y: -26,
      tall: 210,
      pose: 'reach',
      flip: false,
      r: s.own.fork('punter'),
      shadow: false,
    })
    for (const [i, at] of [10, 96].entries())
      figure(s, {
        x: at,
        y: -30,
        tall: 150,
        pose: 'ground',
        flip: i > 0,
        r: s.own.fork(`guest ${i}`),
        shadow: false,
      })
    p.line('M70 -30L56 -206', s.tone('#7a5334', 0, 0.8), 6)
    for (const [i, d] of [
      'M-60 -176Q-20 -268 54 -272L20 -180Z',
      'M20 -180L54 -272L92 -184Z',
      'M92 -184L54 -272Q130 -272 176 -190Z',
    ].entries())
      p.path(d, s.tone(i === 1 ? '#fbf4e6' : s.accents.main, 0, i === 2 ? 0.7 : 1))
    for (const [at, cloth] of [
      [-30, s.accents.second],
      [150, s.accents.third],
    ] as const)
      p.box(at - 26, -62, 52, 36, s.tone(cloth, 0, 1), { r: 12 })
    p.path(
      'M-250 -34L236 -34L214 6Q0 16 -226 6Z',
      p.down(s.tone(lighten(colour, 0.06), 0, 1), s.tone(colour, 0, 0.4)),
    )
    p.line('M-250 -34L236 -34', s.tone('#f3dcb4', 0, 1), 8)
  })
}
