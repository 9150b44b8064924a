import { flowers, grass } from '../../nature/meadow.ts'
import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { mix } from '../../paper/colour.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { passers } from '../../people/passers.ts'

const pointed = (x: number, foot: number, w: number, tall: number) =>
  `M${x} ${foot}L${x} ${foot - tall * 0.55}Q${x} ${foot - tall * 0.85} ${x + w / 2} ${foot - tall}Q${x + w} ${foot - tall * 0.85} ${x + w} ${foot - tall * 0.55}L${x + w} ${foot}Z`

/** Ruins: arches without a roof, and a lawn in place of the nave. */
export function ruins(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 520 })
  range(s, { y: 620, rise: 220, layers: 3, surface: '#86a07c', near: 0.45 })
  p.box(0, 640, WIDTH, 270, p.down(s.tone('#a9b868', 0.06, 1), s.tone('#6f8a4a', 0, 0.4)))
  const stone = s.own.fork('stone').pick(['#d8c8ae', '#cbbda8', '#d6bfa2'])
  const [lit, dark] = [s.tone(stone, 0, 1), s.tone(stone, 0, 0.3)]
  p.path(
    'M80 690L80 330L130 300L170 330L300 318L330 350L520 300L560 336L760 310L800 360L930 330L980 400L1040 430L1110 560L1130 690Z',
    s.sun.x < 600 ? p.across(lit, dark) : p.across(dark, lit),
  )
  for (const [i, x] of [130, 320, 510, 700, 890].entries()) {
    p.path(
      pointed(x, 690, 140, 330 - (i === 4 ? 90 : 0)),
      mix(s.tone('#a9b868', 0.2, 0.9), s.light.haze, 0.35),
    )
    p.path(pointed(x, 560, 140, 200 - (i === 4 ? 90 : 0)), mix(s.light.sky[2], s.light.haze, 0.4))
    p.line(pointed(x, 690, 140, 330 - (i === 4 ? 90 : 0)), s.tone('#f3e6cc', 0, 0.9), 9)
  }
  for (let i = 0; i < 30; i += 1)
    p.box(90 + s.r.between(0, 960), 360 + s.r.between(0, 300), 34, 14, s.tone('#b8a68a', 0, 0.6), {
      opacity: 0.18,
      r: 3,
    })
  roundTree(s, { x: 1110, y: 720, tall: 320 })
  for (const [x, y, w] of [
    [240, 800, 60],
    [980, 840, 80],
    [620, 770, 40],
  ] as const)
    p.box(x, y, w, w * 0.5, s.tone(stone, 0, 0.7), { r: 8 })
  passers(s, { y: 790, tall: 130, count: 2, from: 380, to: 900 })
  flowers(s, 760, 900, ['#fff6e4', s.accents.second], 60)
  grass(s, 906, 40)
}

/** A cloister: a walk of arches round a lawn with a well. */
export function cloister(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 300 })
  const stone = s.own.fork('stone').pick(['#e2d2b6', '#d8c4a4', '#e6d6c2'])
  p.box(0, 250, WIDTH, 330, p.down(s.tone(stone, 0.08, 0.95), s.tone(stone, 0.05, 0.6)))
  p.box(0, 226, WIDTH, 34, s.tone('#a4654a', 0.05, 0.8))
  for (let x = -40; x < WIDTH; x += 176) {
    p.path(pointed(x + 30, 580, 130, 250), mix(s.tone('#6b5a4c', 0, 0.2), s.light.shadow, 0.3))
    p.line(pointed(x + 30, 580, 130, 250), s.tone('#f6ecd8', 0, 0.9), 10)
    p.box(x + 90, 440, 8, 140, s.tone('#f6ecd8', 0, 0.8))
  }
  p.box(0, 570, WIDTH, 26, s.tone('#efe2ca', 0, 0.9))
  p.path('M120 596L1080 596L1260 910L-60 910Z', p.down(s.tone('#9db468', 0, 1), s.tone('#6f8f4a', 0, 0.5)))
  p.path('M560 596L640 596L720 910L480 910Z', s.tone('#e4d4b4', 0, 0.9), 0.8)
  p.oval(600, 738, 120, 22, s.light.shadow, 0.3)
  p.box(510, 650, 180, 84, p.across(s.tone(stone, 0, 1), s.tone(stone, 0, 0.4)), { r: 16 })
  p.oval(600, 652, 90, 20, s.tone('#4a5560', 0, 0.3))
  for (const x of [520, 672]) p.box(x, 520, 10, 130, s.tone('#6b4a36', 0, 0.6))
  p.path('M490 524L600 460L710 524Z', s.tone('#a4654a', 0, 0.9))
  figure(s, { x: 260, y: 690, tall: 170, pose: 'walk', r: s.own.fork('monk') })
  flowers(s, 640, 900, ['#fff6e4'], 40)
}
