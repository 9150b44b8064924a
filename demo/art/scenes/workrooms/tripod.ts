import { grass } from '../../nature/meadow.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { camera } from './camera.ts'

/** A camera on a tripod, in front of a view. */
export function tripod(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 540 })
  range(s, {
    y: 660,
    rise: 330,
    layers: 4,
    surface: '#7f97a6',
    jagged: s.own.fork('rock').chance(0.6),
    near: 0.35,
  })
  if (s.own.fork('sea').chance(0.5)) water(s, 640, 790)
  p.path(
    'M-10 790C300 730 800 740 1210 800L1210 910L-10 910Z',
    p.down(s.tone('#9fae62', 0, 0.95), s.tone('#55653c', 0, 0.2)),
  )
  const n = lamplit(s, 0.3)
  const dark = n.tone('#33333a', 0, 0.4)
  p.line('M520 500L400 880M520 500L530 890M520 500L650 876', dark, 13)
  p.line('M446 730L600 730', dark, 6)
  p.box(505, 440, 30, 70, dark)
  camera(n, 520, 380, 1.1)
  figure(n, { x: 320, y: 880, tall: 480, pose: 'reach', r: s.own.fork('photographer'), dim: 0.2 })
  grass(s, 906, 60)
  p.glow(s.sun.x, s.sun.y, 300, s.light.glow, 0.3)
}
