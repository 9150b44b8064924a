import { shaft } from '../../festive/shaft.ts'
import { mix } from '../../paper/colour.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'

/** A station hall under glass, its clock, a train on either side. */
export function stationHall(outside: Scene): void {
  const s = lamplit(outside, 0.6)
  const { p } = s
  p.box(0, 0, WIDTH, 900, p.down(s.tone('#bcc6c4', 0, 0.9), s.tone('#d8cdb8', 0, 0.8)))
  for (let i = 0; i < 7; i += 1) {
    const [half, foot] = [180 + i * 82, 560 + i * 30]
    p.path(
      `M${600 - half} ${foot}Q${600 - half} ${260 - i * 56} 600 ${220 - i * 56}Q${600 + half} ${260 - i * 56} ${600 + half} ${foot}L${600 + half + 18} ${foot}Q${600 + half + 18} ${236 - i * 60} 600 ${196 - i * 60}Q${600 - half - 18} ${236 - i * 60} ${600 - half - 18} ${foot}Z`,
      s.tone('#4f6a70', 0.3 - i * 0.04, 0.6),
    )
  }
  p.path('M420 560Q420 260 600 220Q780 260 780 560Z', mix(s.light.sky[1], s.light.haze, 0.4))
  for (const x of [480, 600, 720]) p.box(x - 4, 240, 8, 320, s.tone('#4f6a70', 0.2, 0.7))
  for (const x of [350, 600, 850]) shaft(s, x, 20, x - 60, 640, 150, '#fff3d6', 0.28)
  p.path('M430 560L770 560L1210 910L-10 910Z', p.down(s.tone('#e2d4bc', 0, 0.9), s.tone('#b39f82', 0, 0.5)))
  for (const flip of [false, true])
    p.group({ x: flip ? WIDTH : 0, flip }, () => {
      p.path(
        'M410 470L-10 380L-10 800L410 580Z',
        p.across(s.tone(s.accents.main, 0, 0.95), s.tone(s.accents.deep, 0, 0.5)),
      )
      p.path('M410 490L-10 430L-10 560L410 530Z', s.lamps ? s.light.lamp : s.tone('#cfe0e2', 0, 0.7))
      for (const [x, h] of [
        [330, 52],
        [220, 66],
        [90, 86],
      ] as const)
        p.box(x, 476 - h * 0.3, 10 + h * 0.1, h * 1.4, s.tone(s.accents.deep, 0, 0.5))
      p.path('M410 552L-10 640L-10 680L410 564Z', s.tone(s.accents.second, 0, 0.9))
    })
  p.box(596, 250, 8, 70, s.tone('#3f4450', 0, 0.6))
  p.disc(600, 360, 66, s.tone('#3f4450', 0, 0.8))
  p.disc(600, 360, 56, s.tone('#fffaf0', 0, 1))
  p.line('M600 360L600 318M600 360L630 376', s.tone('#2d3142', 0, 1), 7)
  for (let i = 0; i < 12; i += 1)
    p.disc(600 + Math.cos(i * 0.5236) * 47, 360 + Math.sin(i * 0.5236) * 47, 3, s.tone('#2d3142', 0, 1))
  passers(s, { y: 690, tall: 120, count: 4, from: 440, to: 780 })
  passers(s, { y: 850, tall: 220, count: 4, from: 260, to: 960 })
}
