import { mix } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { type Boat, mirrored } from './boat.ts'

export function sailboat(s: Scene, { x, y, scale = 1, colour, depth = 0, flip = false }: Boat): void {
  const { p } = s
  const cloth = s.tone('#fdf7ea', depth, 1)
  p.group({ x, y, scale, flip }, () => {
    mirrored(s, 92, colour, depth, 200)
    p.line('M4 -20L4 -262', s.tone('#6a4b38', depth, 0.7), 4)
    p.path('M-2 -254C-40 -180 -74 -110 -92 -40L-2 -36Z', p.across(mix(cloth, s.light.shadow, 0.22), cloth))
    p.path('M10 -246C54 -170 78 -110 100 -38Q54 -46 10 -36Z', p.across(cloth, s.tone(colour, depth, 0.9)))
    for (const t of [0.3, 0.55, 0.8])
      p.line(`M${-2 - t * 84} ${-254 + t * 210}L-2 ${-250 + t * 206}`, s.light.shadow, 1.2, 0.2)
    p.path(
      'M-112 -26L116 -30C108 -8 92 6 70 8L-72 8C-96 6 -108 -8 -112 -26Z',
      p.down(s.tone('#fbf5ea', depth, 1), s.tone('#cfc6ba', depth, 0.5)),
    )
    p.path('M-104 -8C-100 0 -90 7 -72 8L70 8C88 7 100 0 108 -12Z', s.tone(colour, depth, 0.7))
    p.box(-50, -42, 84, 14, s.tone('#c79a66', depth, 0.9), { r: 4 })
  })
}
