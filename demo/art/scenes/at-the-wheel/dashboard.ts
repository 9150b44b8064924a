import { lighten, mix } from '../../paper/colour.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { circle } from '../../vehicles/wheel.ts'
import { roadAhead } from './road-ahead.ts'
import { dials, steeringWheel } from './steering-wheel.ts'

/** The view of the driver: the road through the windscreen, the wheel in front. */
export function dashboard(outside: Scene): void {
  const { p } = outside
  p.group({ y: -60 }, () => roadAhead(outside))
  const s = lamplit(outside, 0.4)
  const trim = s.own.fork('trim').pick([s.accents.main, s.accents.third, '#b98557', s.accents.deep])
  const dark = s.tone('#2f2c30', 0, 0.35)
  p.path('M-10 -10L1210 -10L1210 50C900 22 300 22 -10 50Z', dark)
  p.path('M-10 -10L70 -10L-10 560ZM1210 -10L1130 -10L1210 560Z', dark)
  p.box(520, 26, 170, 62, mix(dark, '#000000', 0.2), { r: 26 })
  p.box(530, 34, 150, 46, p.down(s.light.sky[1], s.light.sky[2]), { r: 20 })
  p.path(
    'M-10 640C200 560 1000 560 1210 640L1210 910L-10 910Z',
    p.down(s.tone(lighten(trim, 0.02), 0, 0.85), s.tone(lighten(trim, -0.12), 0, 0.3)),
  )
  p.line('M-10 640C200 560 1000 560 1210 640', mix(s.light.glow, trim, 0.4), 5, 0.8)
  p.path('M-10 730C300 680 900 680 1210 730L1210 910L-10 910Z', mix(dark, s.tone(trim, 0, 0.2), 0.25))
  dials(s)
  for (const x of [760, 1010]) {
    p.disc(x, 740, 44, mix(dark, '#000000', 0.25))
    p.line(circle(x, 740, 42), s.tone('#d9dde0', 0, 0.8), 5)
    for (let i = -2; i <= 2; i += 1) p.box(x - 34, 738 + i * 13, 68, 5, s.tone('#4b474c', 0, 0.5))
  }
  p.box(832, 716, 110, 52, p.down('#1c2b33', mix(s.accents.third, '#1c2b33', 0.5)), { r: 8 })
  steeringWheel(s)
}
