import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { groundShadow } from './coat.ts'
import type { Cycle } from './cycle.ts'
import { spokedWheel } from './spoked-wheel.ts'
import { saddle, tubesOf } from './tube-frame.ts'

/** A child's first bicycle: no pedals, fat tyres, and a helmet beside it. */
export function balanceBike(s: Scene, { x, y, scale = 1, colour, flip = false }: Cycle): void {
  const { p } = s
  const tyre = s.tone('#34302f', 0, 0.6)
  p.group({ x, y, scale, flip }, () => {
    groundShadow(s, 20, 0, 130, 10)
    for (const at of [-66, 62]) {
      p.disc(at, -42, 42, tyre)
      p.disc(at, -42, 32, s.tone('#fbf4e6', 0, 1))
      spokedWheel(s, at, -42, 30, tyre)
      p.disc(at, -42, 10, s.tone(colour, 0, 1))
    }
    const tube = tubesOf(s, colour)
    tube('M-66 -42L-34 -74L30 -84', 13)
    tube('M-40 -70L-50 -104', 9)
    tube('M62 -42L28 -136', 11)
    saddle(s, -46, -112)
    p.line('M28 -136L22 -148L-2 -146', s.tone('#cfd3d5', 0, 0.95), 7)
    p.line('M6 -147L-10 -146', s.tone(s.accents.main, 0, 1), 12)
    p.path(
      'M118 -2C110 -50 140 -70 168 -68C200 -66 214 -34 206 -2Z',
      p.down(s.tone(lighten(s.accents.main, 0.08), 0, 1), s.tone(s.accents.main, 0, 0.6)),
    )
    for (const [dx, dy] of [
      [140, -34],
      [164, -52],
      [188, -32],
      [164, -22],
    ] as const)
      p.disc(dx, dy, 7, s.tone('#fff7e0', 0, 1))
    p.box(110, -8, 104, 10, s.tone('#34302f', 0, 0.6), { r: 5 })
  })
}
