import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { beam, coatOf, groundShadow } from './coat.ts'
import type { Cycle } from './cycle.ts'
import { spokedWheel } from './spoked-wheel.ts'

/** A motorcycle with a sidecar in the shape of a boat. */
export function sidecar(s: Scene, { x, y, scale = 1, colour, flip = false }: Cycle): void {
  const { p } = s
  const coat = coatOf(s, colour)
  const paint = p.down([0, coat.high], [0.25, coat.lit], [0.65, coat.body], [1, coat.low])
  p.group({ x, y, scale, flip }, () => {
    groundShadow(s, 0, 4, 200, 16)
    for (const at of [-130, 132]) {
      spokedWheel(s, at, -56, 54, coat.rubber)
      p.path(
        `M${at - 62} -58C${at - 58} -110 ${at + 40} -126 ${at + 62} -66C${at + 30} -104 ${at - 30} -98 ${at - 62} -58Z`,
        paint,
      )
    }
    p.line('M132 -56L96 -170', coat.chrome, 9)
    p.path('M-30 -60L40 -60L56 -104L-44 -104Z', coat.chrome)
    p.path('M-60 -120C-30 -150 40 -170 84 -150C92 -130 60 -112 10 -112L-50 -112Z', paint)
    p.path('M-150 -128C-140 -146 -90 -146 -50 -128L-56 -114L-130 -112Z', s.tone('#6b4a34', 0, 0.9))
    p.line('M96 -170L84 -196L56 -200', coat.chrome, 6)
    p.line('M70 -199L48 -202', coat.rubber, 11)
    p.disc(108, -164, 19, coat.chrome)
    p.disc(112, -164, 14, s.lamps ? s.light.lamp : s.tone('#fbf6e6', 0, 1))
    beam(s, 118, -164, 280)
    p.line('M-40 -50L-170 -40', coat.chrome, 9)
    p.path(
      'M-120 -100C-90 -128 -10 -132 40 -112C90 -100 130 -74 150 -40C120 -16 40 -6 -60 -8C-110 -10 -136 -30 -130 -64Z',
      p.down([0, coat.lit], [0.5, coat.body], [1, coat.dark]),
    )
    p.path('M-96 -110C-84 -150 -60 -158 -40 -150L-30 -116Z', s.tone('#6b4a34', 0, 0.9))
    p.path('M-30 -118L-14 -166C10 -160 30 -136 38 -114Z', coat.glass, 0.85)
    p.line('M-118 -62C-40 -84 60 -76 136 -46', s.tone(lighten(colour, 0.2), 0, 1), 5)
    spokedWheel(s, -10, -32, 40, coat.rubber)
    p.path('M-62 -36C-54 -92 34 -92 42 -36C20 -66 -40 -66 -62 -36Z', paint)
  })
}
