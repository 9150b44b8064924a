import { lens } from '../../nature/lens.ts'
import { lighten } from '../../paper/colour.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { acrossTheWater } from '../../settings/across-the-water.ts'
import { pane } from '../../town/window.ts'
import { mirrored } from '../../vehicles/boat.ts'
import { circle } from '../../vehicles/wheel.ts'

/** A little tug at its berth, geraniums on the wheelhouse. */
export function tug(outside: Scene): void {
  acrossTheWater(outside, 480)
  const s = lamplit(outside, 0.5)
  const { p, accents, r } = s
  p.group({ x: 600, y: 760, scale: 1.9 }, () => {
    mirrored(s, 210, accents.main, 0)
    p.path(
      'M-40 -226L-44 -300L24 -300L20 -226Z',
      p.across(s.tone(accents.main, 0, 0.5), s.tone(accents.main, 0, 1)),
    )
    p.box(-46, -286, 72, 18, s.tone('#fbf4e6', 0, 1))
    p.box(-150, -130, 190, 70, p.across(s.tone('#efe2c8', 0, 0.7), s.tone('#fffaf0', 0, 1)))
    p.box(20, -226, 120, 166, p.across(s.tone('#efe2c8', 0, 0.7), s.tone('#fffaf0', 0, 1)), { r: 6 })
    p.path('M8 -222L30 -248L150 -244L154 -222Z', s.tone(accents.third, 0, 1))
    for (const at of [32, 84]) pane(s, { x: at, y: -206, w: 44, h: 46, lit: s.lamps, frame: '#b98a54' })
    for (const at of [-126, -74, -22])
      p.disc(at + 14, -96, 17, s.lamps ? s.light.lamp : s.tone('#8fb0b8', 0, 0.8))
    for (const at of [-126, -74, -22]) p.line(circle(at + 14, -96, 17), s.tone('#c9962e', 0, 1), 5)
    p.box(-156, -140, 202, 12, s.tone(accents.third, 0, 1))
    for (let i = 0; i < 20; i += 1)
      p.disc(
        r.between(-140, 30),
        r.between(-158, -142),
        7,
        s.tone(r.pick(['#d8434a', '#ff7a7a', '#5d9143', '#7fae4e']), 0, 1),
      )
    p.path(
      'M-220 -74C-120 -54 90 -58 232 -112C240 -50 210 4 150 14L-150 14C-200 8 -222 -30 -220 -74Z',
      p.down(s.tone(lighten(accents.deep, 0.12), 0, 1), s.tone(accents.deep, 0, 0.7)),
    )
    p.path(
      'M-218 -74C-120 -54 90 -58 232 -112L231 -94C100 -40 -120 -38 -218 -56Z',
      s.tone(accents.main, 0, 1),
    )
    for (const [x, y] of [
      [-120, -26],
      [-20, -24],
      [80, -34],
    ] as const)
      p.line(circle(x, y, 19), s.tone('#26242a', 0, 0.4), 13)
    for (let i = 0; i < 6; i += 1) p.path(lens(-180 + i * 70, 16, 50, 5), s.light.sky[2], 0.5)
  })
}
