import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { beam, coatOf, groundShadow } from './coat.ts'
import type { Cycle } from './cycle.ts'
import { carWheel } from './wheel.ts'

/** A mobility scooter: a seat with arms on four small wheels, a basket and a tiller. */
export function mobilityScooter(s: Scene, { x, y, scale = 1, colour, flip = false }: Cycle): void {
  const { p } = s
  const coat = coatOf(s, colour)
  const paint = p.down([0, coat.high], [0.3, coat.lit], [0.7, coat.body], [1, coat.low])
  p.group({ x, y, scale, flip }, () => {
    groundShadow(s, 0, 0, 140, 13)
    p.path(
      'M-120 -34C-126 -76 -96 -92 -60 -92L-20 -90L-16 -44L84 -44C96 -44 104 -52 110 -66L128 -60C134 -40 124 -24 104 -24L-110 -24Z',
      paint,
    )
    p.path('M-10 -46L80 -46L80 -38L-10 -38Z', coat.rubber)
    p.path('M88 -44C84 -90 72 -126 56 -158L72 -164C92 -130 108 -86 112 -44Z', paint)
    p.line('M64 -160L56 -178', coat.chrome, 7)
    p.line('M34 -168L78 -188', coat.rubber, 10)
    p.path('M84 -158L146 -158L136 -108L92 -108Z', s.tone('#b8844a', 0, 1))
    for (const at of [98, 112, 126]) p.line(`M${at} -156L${at - 2} -110`, s.tone('#7a5228', 0, 0.5), 3)
    p.line('M86 -138L142 -138', s.tone('#7a5228', 0, 0.5), 3)
    p.disc(118, -74, 10, s.lamps ? s.light.lamp : s.tone('#fbf6e6', 0, 1))
    beam(s, 124, -74, 240)
    p.box(-82, -106, 22, 20, coat.chrome)
    p.path(
      'M-112 -118L-26 -122C-16 -122 -14 -104 -24 -104L-104 -102Z',
      p.down(s.tone(lighten('#3a3f4a', 0.1), 0, 1), s.tone('#3a3f4a', 0, 0.5)),
    )
    p.path(
      'M-112 -112C-126 -150 -134 -190 -130 -216C-128 -230 -104 -230 -100 -216C-98 -184 -92 -140 -86 -110Z',
      p.across(s.tone('#2f343e', 0, 0.5), s.tone('#4a505c', 0, 1)),
    )
    p.path('M-132 -218C-136 -244 -102 -248 -98 -222Z', s.tone('#4a505c', 0, 0.9))
    p.line('M-104 -152L-44 -152L-44 -140', coat.rubber, 11)
    p.line('M-132 -120L-140 -300', coat.chrome, 4)
    p.path('M-140 -300L-98 -288L-139 -272Z', s.tone('#ff8a2e', 0, 1))
    for (const at of [-84, 92]) carWheel(s, coat, at, -30, 30, 'cap')
    p.box(-132, -66, 10, 20, s.tone('#cc3a33', 0, 1), { r: 3 })
  })
}
