import { indoors } from '../../indoors/indoors.ts'
import { pendant } from '../../indoors/pendant.ts'
import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { circle } from '../../vehicles/wheel.ts'

/** A sewing machine, an open toaster, and a chair to be mended. */
export function mending(outside: Scene): void {
  const s = indoors(outside)
  const { p, accents, light } = s
  p.box(0, 0, 1200, 700, p.down(s.tone('#d8cbb4', 0, 0.7), s.tone('#efe4cf', 0, 1)))
  for (let i = 0; i < 9; i += 1) {
    const colour = [accents.main, accents.second, accents.third, '#6d8f7a', '#b54a4a'][i % 5] ?? accents.main
    p.box(176 + i * 100, 120, 46, 66, s.tone(colour, 0, 1), { r: 8 })
    for (const y of [112, 184]) p.box(168 + i * 100, y, 62, 12, s.tone('#c89a62', 0, 1), { r: 5 })
  }
  p.box(120, 196, 960, 14, s.tone('#a9743f', 0, 0.9))
  for (const x of [330, 870]) pendant(s, x, 250, 92, accents.third, 'dome')
  for (const [i, x] of [170, 1050].entries())
    figure(s, {
      x,
      y: 850,
      tall: 540,
      pose: 'reach',
      flip: i > 0,
      r: s.own.fork(`mender ${i}`),
      shadow: false,
    })
  p.box(0, 700, 1200, 210, p.down(s.tone('#c9955f', 0, 1), s.tone('#8a5c38', 0, 0.4)))
  const dark = '#23303f'
  p.oval(470, 786, 250, 24, light.shadow, 0.35)
  p.box(240, 730, 460, 52, p.down(s.tone('#b8743c', 0, 1), s.tone('#7a4a24', 0, 0.5)), { r: 8 })
  p.path(
    'M270 730L270 470Q270 430 310 430L600 430Q650 430 650 480L650 730L570 730L570 540L350 540L350 730Z',
    p.down(s.tone(lighten(dark, 0.12), 0, 1), s.tone(dark, 0, 0.7)),
  )
  p.line('M310 470L560 470', s.tone('#e6b84e', 0, 1), 6)
  p.path('M420 486Q450 466 480 486Q450 506 420 486Z', s.tone('#e6b84e', 0, 1))
  p.box(284, 540, 44, 90, s.tone('#c3ced6', 0, 1), { r: 6 })
  p.line('M306 630L306 716', s.tone('#e6ecf0', 0, 1), 8)
  p.disc(686, 520, 62, s.tone(dark, 0, 0.8))
  p.line(circle(686, 520, 46), s.tone('#e6b84e', 0, 1), 8)
  p.box(470, 392, 30, 40, s.tone(accents.main, 0, 1), { r: 4 })
  p.line('M486 392Q380 380 306 470', s.tone(accents.main, 0, 1), 3)
  p.path('M150 760C220 700 300 716 360 726C340 770 280 800 190 820Z', s.tone(accents.third, 0, 1))
  p.oval(870, 800, 150, 18, light.shadow, 0.35)
  p.path(
    'M736 790L736 690Q736 620 806 620L940 620Q1010 620 1010 690L1010 790Z',
    p.across(s.tone('#9fabb4', 0, 0.6), s.tone('#f4f7f8', 0, 1), s.tone('#aab4bb', 0, 0.7)),
  )
  p.box(780, 612, 190, 14, s.tone('#3a4048', 0, 0.5), { r: 6 })
  p.path('M800 620Q806 560 850 560Q894 560 900 620Z', s.tone('#e8bf7a', 0, 1))
  p.box(1004, 680, 34, 20, s.tone('#3a4048', 0, 0.6), { r: 6 })
  p.line('M740 780C690 800 660 860 560 850', s.tone('#3a4048', 0, 0.7), 8)
  p.line('M910 856L1060 826', s.tone('#d1495b', 0, 1), 20)
  p.line('M1060 826L1130 812', s.tone('#c3ced6', 0, 1), 9)
}
