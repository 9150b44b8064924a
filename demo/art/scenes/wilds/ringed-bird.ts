import { grass } from '../../nature/meadow.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'

/** A robin on a hand, a ring on its leg, reeds and morning behind. */
export function ringedBird(outside: Scene): void {
  outside.p.outOfFocus(4, () => {
    sky(outside, { horizon: 520 })
    range(outside, { y: 540, rise: 180, layers: 3, surface: '#8aa07c', near: 0.5 })
    water(outside, 530)
  })
  grass(outside, 900, 380, { surface: '#a7a862', from: -30, to: 330, count: 60 })
  grass(outside, 900, 340, { surface: '#8fa05f', from: 930, to: 1230, count: 54 })
  const s = lamplit(outside, 0.4)
  const { p } = s
  const skin = s.tone('#d99f76', 0, 1)
  const shade = s.tone('#b97a50', 0, 0.7)
  p.path(
    'M1210 700L1210 910L760 910C700 860 640 810 560 786L340 772C300 768 296 726 340 720L620 716C700 690 800 690 880 700Z',
    p.down(skin, shade),
  )
  p.path('M1210 676L1210 910L1010 910C990 840 1000 760 1030 680Z', s.tone(s.accents.third, 0, 0.9))
  p.path('M330 724C300 724 290 770 336 774L560 788C600 776 596 736 560 734Z', skin)
  p.line('M360 775L560 789', shade, 5)
  p.group({ x: 540, y: 716 }, () => {
    p.line(
      'M-24 -70L-34 4M24 -70L26 4M-34 4L-64 10M-34 4L-12 12M26 4L-2 10M26 4L52 12',
      s.tone('#6b4a34', 0, 0.8),
      10,
    )
    p.box(14, -44, 24, 22, s.tone('#e6ecf0', 0, 1), { r: 5 })
    p.path('M-250 -40L-130 -150L-90 -100Z', s.tone('#6b5540', 0, 0.7))
    p.path(
      'M-150 -110C-150 -250 -60 -330 60 -340C160 -346 200 -280 196 -220C190 -100 100 -50 0 -50C-80 -50 -150 -60 -150 -110Z',
      p.down(s.tone('#8f7354', 0, 1), s.tone('#e9dcc4', 0, 1)),
    )
    p.path(
      'M60 -330C160 -350 214 -280 196 -200C180 -130 130 -100 80 -110C30 -140 10 -290 60 -330Z',
      p.out([s.tone('#ff8a3c', 0, 1), s.tone('#d8571e', 0, 1)], [0.45, 0.4], 0.7),
    )
    p.path(
      'M-140 -140C-80 -220 20 -230 70 -190C40 -110 -60 -90 -210 -70Z',
      p.across(s.tone('#6b5540', 0, 0.6), s.tone('#8f7354', 0, 0.9)),
    )
    p.line('M-110 -100L-10 -150M-80 -92L30 -146', s.tone('#5a4632', 0, 0.5), 6)
    p.path('M196 -286L262 -270L194 -254Z', s.tone('#3a3030', 0, 0.6))
    p.disc(146, -284, 15, '#221c20')
    p.disc(151, -289, 5, '#ffffff')
  })
}
