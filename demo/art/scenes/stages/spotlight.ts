import { shaft } from '../../festive/shaft.ts'
import { lighten, mix } from '../../paper/colour.ts'
import { HEIGHT, lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { clothOf } from './stage-cloth.ts'

/** One light on an empty stage. */
export function spotlight(outside: Scene): void {
  const s = lamplit(outside, 0.6)
  const { p } = s
  const cloth = clothOf(s)
  p.box(0, 0, WIDTH, HEIGHT, mix(cloth, '#0d060b', 0.7))
  for (let i = 0; i < 20; i += 1)
    p.box(
      i * 62 - 16,
      -10,
      64,
      720,
      p.across(mix(cloth, '#0d060b', 0.3), lighten(cloth, 0.03), mix(cloth, '#0d060b', 0.55)),
    )
  p.box(
    0,
    -10,
    WIDTH,
    730,
    p.out(
      [
        [0, '#fff1cf', 0.25],
        [0.5, '#0d060b', 0.2],
        [1, '#0d060b', 0.75],
      ],
      [0.5, 0.6],
      0.75,
    ),
  )
  p.box(0, 690, WIDTH, 220, p.down('#7a4d33', '#2d1914'))
  shaft(s, 600, -20, 600, 760, 250, '#fff4d6', 0.75)
  p.oval(600, 752, 280, 46, '#ffe9bd', 0.75)
  figure(s, {
    x: 600,
    y: 760,
    tall: 330,
    pose: s.own.fork('pose').pick(['cheer', 'reach', 'stand']),
    r: s.own.fork('lead'),
  })
  for (let i = 0; i < 34; i += 1)
    p.disc(
      s.r.between(430, 770),
      s.r.between(60, 700),
      s.r.between(1.4, 3.2),
      '#fff7e2',
      s.r.between(0.25, 0.7),
    )
}
