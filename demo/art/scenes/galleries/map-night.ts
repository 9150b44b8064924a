import { glass } from '../../festive/glass.ts'
import { indoors } from '../../indoors/indoors.ts'
import { opening } from '../../indoors/opening.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { globe } from '../workrooms/globe.ts'

/** Old maps, a great globe, a glass in the hand, after closing time. */
export function mapNight(outside: Scene): void {
  const s = indoors(outside)
  const { p, light, accents } = s
  p.box(0, 0, 1200, 910, p.down(s.tone('#35405f', 0, 0.6), s.tone('#4a5678', 0, 1)))
  opening(outside, { x: 90, y: 90, w: 220, h: 420, view: 'town', arched: true, frame: '#cdbfa6' })
  p.box(860, 110, 290, 350, s.tone('#7a5334', 0, 0.8))
  p.box(876, 126, 258, 318, s.tone('#f0deb0', 0, 1))
  p.path(
    'M910 190C960 150 1010 180 1040 160C1090 170 1110 230 1080 270C1100 320 1050 380 1000 360C960 400 910 350 930 310C890 280 890 220 910 190Z',
    s.tone('#9fb27a', 0, 1),
  )
  p.line('M940 230C990 220 1010 260 1060 240L1040 300M970 330L1000 250', s.tone('#5a7f9a', 0, 1), 5)
  p.glow(600, 380, 560, light.lamp, 0.5, 420)
  p.box(0, 730, 1200, 180, p.down(s.tone('#a8703f', 0, 1), s.tone('#6b4326', 0, 0.4)))
  figure(s, { x: 250, y: 850, tall: 560, pose: 'reach', r: s.own.fork('a'), shadow: false })
  figure(s, { x: 960, y: 850, tall: 540, pose: 'reach', flip: true, r: s.own.fork('b'), shadow: false })
  p.box(0, 760, 1200, 150, p.down(s.tone('#a8703f', 0, 1), s.tone('#6b4326', 0, 0.4)))
  p.path('M360 860L420 780L900 780L980 860Z', s.tone('#f3e3b8', 0, 1))
  p.path(
    'M470 800C540 790 560 840 640 820C720 800 760 850 860 810C840 850 520 860 470 800Z',
    s.tone('#9fb27a', 0, 1),
  )
  globe({ ...s, accents: { ...accents, third: '#4f86a8' } }, 600, 790, 200)
  glass(s, 400, 830, 190, accents.main, 'coupe')
  glass(s, 830, 840, 170, accents.second, 'tumbler')
}
