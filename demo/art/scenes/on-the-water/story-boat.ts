import { lens } from '../../nature/lens.ts'
import { lighten } from '../../paper/colour.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { acrossTheWater } from '../../settings/across-the-water.ts'
import { awning } from '../../town/awning.ts'

/** Children in a boat under a bridge, with a reader of a large book in the bow. */
export function storyBoat(outside: Scene): void {
  acrossTheWater(outside, 470)
  const s = lamplit(outside, 0.4)
  const { p, accents, light } = s
  p.path(
    'M-10 90Q600 -10 1210 90L1210 540L1150 540C1130 160 70 160 50 540L-10 540Z',
    p.down(s.tone('#d9c29c', 0.05, 1), s.tone('#94816a', 0.05, 0.4)),
  )
  for (let i = 0; i < 19; i += 1) {
    const a = Math.PI * (1 - (i + 0.5) / 19)
    p.line(
      `M${600 + Math.cos(a) * 552} ${540 - Math.sin(a) * 288}L${600 + Math.cos(a) * 606} ${530 - Math.sin(a) * 346}`,
      s.tone('#8a765c', 0, 0.4),
      4,
      0.6,
    )
  }
  p.path(lens(600, 806, 560, 46), light.shadow, 0.35)
  for (let i = 0; i < 5; i += 1)
    figure(s, {
      x: 240 + i * 112,
      y: 690,
      tall: 250 + (i % 2) * 24,
      pose: i === 3 ? 'cheer' : 'stand',
      r: s.own.fork(`listener ${i}`),
      shadow: false,
    })
  figure(s, {
    x: 930,
    y: 780,
    tall: 400,
    pose: 'reach',
    flip: true,
    shadow: false,
    look: {
      skin: '#b97a50',
      hair: '#2a211f',
      cut: 'curls',
      top: accents.second,
      bottom: accents.deep,
      dress: true,
    },
  })
  p.path('M738 458L822 436L906 458L906 572L822 552L738 572Z', s.tone('#a8323f', 0, 1))
  p.path('M750 456L822 430L894 456L894 556L822 536L750 556Z', s.tone('#fffaf0', 0, 1))
  p.line(
    'M822 430L822 536M766 478L808 464M766 504L808 490M836 464L878 478M836 490L878 504',
    s.tone('#a8765a', 0, 0.7),
    5,
  )
  for (const x of [150, 730]) p.box(x, 360, 12, 330, s.tone('#7a5334', 0, 0.7))
  awning(s, { x: 140, y: 320, w: 610, drop: 56, colour: accents.third, flare: 14 })
  p.path(
    'M60 660Q500 700 1090 650C1080 740 1020 812 900 816L220 816C130 812 74 740 60 660Z',
    p.down(
      s.tone(lighten(accents.main, 0.06), 0, 1),
      s.tone(accents.main, 0, 0.8),
      s.tone(lighten(accents.main, -0.12), 0, 0.3),
    ),
  )
  p.line('M60 660Q500 700 1090 650', s.tone('#fbf4e6', 0, 1), 16)
  p.path('M92 736Q500 772 1064 730L1050 762Q500 798 112 770Z', s.tone(accents.second, 0, 0.9), 0.85)
  for (let i = 0; i < 7; i += 1) p.path(lens(180 + i * 140, 824 + (i % 3) * 16, 90, 7), light.sky[2], 0.5)
}
