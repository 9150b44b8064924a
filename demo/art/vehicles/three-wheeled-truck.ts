import type { Scene } from '../paper/scene.ts'
import { beam, coatOf, groundShadow } from './coat.ts'
import type { Cycle } from './cycle.ts'
import { carWheel } from './wheel.ts'

/** A very small truck: a cabin for one, one wheel in front, flowers on its bed. */
export function threeWheeledTruck(s: Scene, { x, y, scale = 1, colour, flip = false }: Cycle): void {
  const { p, r } = s
  const coat = coatOf(s, colour)
  const paint = p.down([0, coat.high], [0.3, coat.lit], [0.7, coat.body], [1, coat.low])
  p.group({ x, y, scale, flip }, () => {
    groundShadow(s, 0, 0, 190)
    for (let i = 0; i < 46; i += 1)
      p.disc(
        r.between(-176, 24),
        r.between(-160, -112),
        r.between(9, 16),
        s.tone(r.pick(['#ff8a8a', '#ffd25a', '#fffaf0', '#7fae4e', '#5d9143', s.accents.main]), 0, 1),
      )
    p.path(
      'M30 -32L34 -170C36 -206 56 -220 92 -220C126 -220 142 -200 152 -160L170 -90C174 -60 160 -34 136 -32Z',
      paint,
    )
    p.path('M56 -194C70 -204 110 -204 122 -190C132 -176 138 -156 142 -136L52 -136Z', coat.glass)
    p.line('M46 -120L46 -48L120 -48L128 -120Z', coat.dark, 2.5, 0.4)
    p.box(56, -106, 22, 6, coat.chrome, { r: 3 })
    p.disc(160, -96, 13, s.lamps ? s.light.lamp : s.tone('#fbf6e6', 0, 1))
    beam(s, 168, -96, 280)
    p.path('M-190 -122L30 -122L30 -50L-190 -50Z', paint)
    p.line('M-190 -100L30 -100M-190 -76L30 -76', coat.dark, 2.5, 0.35)
    p.box(-196, -128, 232, 12, coat.chrome, { r: 4 })
    p.box(-190, -52, 330, 14, s.tone('#3a3a40', 0, 0.5))
    carWheel(s, coat, -112, -32, 33, 'cap', s.tone('#efe8da', 0, 0.9))
    carWheel(s, coat, 124, -30, 30, 'cap', s.tone('#efe8da', 0, 0.9))
    p.path('M86 -32C90 -66 156 -70 164 -34C150 -54 104 -54 86 -32Z', paint)
  })
}
