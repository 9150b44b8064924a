import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { type Boat, mirrored } from './boat.ts'

/** A small wooden fishing boat with a cabin. */
export function fishingBoat(s: Scene, { x, y, scale = 1, colour, depth = 0, flip = false }: Boat): void {
  const { p } = s
  p.group({ x, y, scale, flip }, () => {
    mirrored(s, 120, colour, depth)
    p.line('M20 -60L20 -170M20 -160L-110 -66M20 -160L128 -64', s.tone('#5b4436', depth, 0.7), 3)
    p.box(-62, -100, 70, 62, p.across(s.tone('#fbf5ea', depth, 1), s.tone('#d8cfc2', depth, 0.6)), { r: 5 })
    p.box(-70, -108, 86, 11, s.tone(s.accents.second, depth, 0.9), { r: 3 })
    for (const at of [-52, -24])
      p.box(at, -90, 20, 22, s.lamps ? s.light.lamp : s.tone('#4f6d7d', depth, 0.6), { r: 3 })
    if (s.lamps) p.glow(-28, -78, 80, s.light.lamp, 0.6)
    p.path(
      'M-140 -52C-80 -38 60 -36 146 -72C140 -30 122 2 92 8L-96 8C-124 2 -138 -24 -140 -52Z',
      p.down(s.tone(lighten(colour, 0.06), depth, 1), s.tone(colour, depth, 0.35)),
    )
    p.line('M-138 -46C-80 -32 60 -30 143 -66', s.tone('#fdf6e8', depth, 1), 7)
    p.path('M-124 -10C-118 2 -108 7 -96 8L92 8C106 6 116 0 124 -14Z', s.tone('#7a3a34', depth, 0.6))
    for (const at of [-90, -20, 60]) p.oval(at, -20, 8, 11, s.tone('#e8d9bb', depth, 0.8))
  })
}
