import { indoors } from '../../indoors/indoors.ts'
import { blade } from '../../nature/blade.ts'
import { nth } from '../../paper/accents.ts'
import { lighten, mix } from '../../paper/colour.ts'
import { HEIGHT, type Scene, WIDTH } from '../../paper/scene.ts'

/** Tools, leaves and papers laid out from above. */
export function laidOut(outside: Scene): void {
  const s = indoors(outside)
  const { p, r, accents, light } = s
  const wood = s.own.fork('table').pick(['#c79a68', '#efe3d0', '#8f6a4a', accents.deep, accents.third])
  p.box(
    0,
    0,
    WIDTH,
    HEIGHT,
    p.gradient({
      round: false,
      from: [0, 0],
      to: [1, 1],
      stops: [
        [0, s.tone(lighten(wood, 0.04), 0, 1)],
        [1, s.tone(wood, 0, 0.55)],
      ],
    }),
  )
  for (let i = 1; i < 6; i += 1) p.box(0, i * 150, WIDTH, 3, light.shadow, { opacity: 0.16 })
  for (const [x, y, turn, colour] of [
    [330, 330, -8, '#fbf6ec'],
    [780, 300, 7, accents.pale],
    [560, 640, 3, '#f3e7d2'],
    [1010, 660, -12, accents.second],
  ] as const) {
    p.group({ x, y, rotate: turn }, () => {
      p.box(-142, -176, 300, 372, light.shadow, { opacity: 0.24 })
      p.box(-150, -186, 300, 372, s.tone(colour, 0, 1))
      for (let i = 0; i < 4; i += 1)
        p.path(
          blade(0, 120 - i * 66, 118, i % 2 ? -34 : -146, 0.26),
          s.tone(i % 2 ? '#6f9a5b' : accents.third, 0, 0.9),
        )
      p.line('M0 160Q10 0 0 -140', s.tone('#5d7f4c', 0, 0.8), 4)
    })
  }
  for (const [i, [x, y]] of (
    [
      [110, 150],
      [120, 420],
      [1080, 130],
      [150, 740],
    ] as const
  ).entries()) {
    p.disc(x + 6, y + 9, 70, light.shadow, 0.26)
    p.disc(x, y, 68, s.tone('#f3ece0', 0, 0.95))
    p.disc(
      x,
      y,
      54,
      p.out([
        s.tone(lighten(nth([accents.main, accents.second, accents.third, '#6f9a5b'], i), 0.05), 0, 1),
        s.tone(nth([accents.main, accents.second, accents.third, '#6f9a5b'], i), 0, 0.8),
      ]),
    )
  }
  for (let i = 0; i < 6; i += 1) {
    p.group({ x: 300 + i * 130, y: 850 - (i % 2) * 26, rotate: -84 + r.between(-12, 12) }, () => {
      p.box(4, 6, 250, 14, light.shadow, { opacity: 0.25, r: 6 })
      p.box(0, -6, 210, 14, p.down(s.tone('#dcb27c', 0, 1), s.tone('#a8743f', 0, 0.6)), { r: 6 })
      p.box(196, -8, 28, 18, s.tone('#c9cdd0', 0, 0.9))
      p.path(
        'M224 -9Q268 -8 276 1Q262 12 224 10Z',
        s.tone(nth([accents.main, accents.second, accents.third, accents.deep], i), 0, 0.95),
      )
    })
  }
  p.path('M-20 -20L420 -20L60 920L-20 920Z', light.glow, 0.2)
  p.path('M640 -20L860 -20L480 920L260 920Z', light.glow, 0.14)
  p.glow(0, 0, 700, mix(light.glow, '#ffffff', 0.3), 0.3)
}
