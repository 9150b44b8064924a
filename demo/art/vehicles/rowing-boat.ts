import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { type Boat, mirrored } from './boat.ts'

export function rowingBoat(s: Scene, { x, y, scale = 1, colour, depth = 0, flip = false }: Boat): void {
  const { p } = s
  p.group({ x, y, scale, flip }, () => {
    mirrored(s, 84, colour, depth)
    p.path(
      'M-100 -32Q0 -20 104 -38Q92 2 60 6L-62 6Q-90 2 -100 -32Z',
      p.down(s.tone(lighten(colour, 0.05), depth, 1), s.tone(colour, depth, 0.4)),
    )
    p.line('M-100 -32Q0 -20 104 -38', s.tone('#f3e6cb', depth, 1), 5)
    p.path('M-88 -30Q0 -20 92 -35Q60 -24 0 -20Q-60 -22 -88 -30Z', s.tone('#6a4630', depth, 0.3))
    p.line('M-10 -28L-86 10M20 -28L98 8', s.tone('#c49a66', depth, 0.9), 4)
  })
}
