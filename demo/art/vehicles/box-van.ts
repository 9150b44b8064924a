import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { beam, coatOf, groundShadow } from './coat.ts'
import type { Cycle } from './cycle.ts'
import { carWheel } from './wheel.ts'

/** A van for work: closed sides, a short bonnet. */
export function boxVan(s: Scene, { x, y, scale = 1, colour, flip = false }: Cycle): void {
  const { p } = s
  const coat = coatOf(s, colour)
  const body =
    'M-240 -34L-240 -232Q-240 -252 -220 -252L92 -252C120 -252 138 -238 156 -206L184 -146C220 -138 240 -122 242 -92L242 -34L204 -28C202 -62 184 -80 158 -80C132 -80 114 -62 112 -28L-108 -28C-110 -62 -128 -80 -154 -80C-180 -80 -198 -62 -200 -28Z'
  p.group({ x, y, scale, flip }, () => {
    groundShadow(s, 0, 0, 246)
    for (const at of [158, -154]) p.disc(at, -36, 44, s.tone('#17171b', 0, 0.3))
    p.path(body, p.down([0, coat.high], [0.25, coat.lit], [0.65, coat.body], [1, coat.low]))
    p.path('M64 -226L106 -226C122 -224 132 -212 144 -190L166 -148L64 -148Z', coat.glass)
    p.line('M52 -248L52 -40M178 -146L64 -140', coat.dark, 2.5, 0.45)
    p.line('M-226 -222L40 -222L40 -54L-104 -54M-226 -222L-226 -60', coat.dark, 2.5, 0.25)
    p.box(-240, -120, 420, 12, s.tone(lighten(colour, -0.1), 0, 0.7), { opacity: 0.5 })
    p.box(64, -124, 26, 7, coat.dark, { r: 3 })
    p.path('M216 -128C236 -122 242 -112 242 -98L222 -98Z', s.lamps ? s.light.lamp : s.tone('#fbf6e6', 0, 1))
    beam(s, 238, -108, 320)
    p.box(-244, -130, 9, 40, s.tone('#cc3a33', 0, 1), { r: 3 })
    p.box(196, -54, 52, 18, s.tone('#3a3a40', 0, 0.6), { r: 6 })
    for (const at of [158, -154]) carWheel(s, coat, at, -37, 37)
  })
}
