import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { contact, type Piece } from './seat.ts'

export function armchair(s: Scene, { x, y, scale = 1, colour, flip = false }: Piece): void {
  const { p } = s
  const [lit, mid, low] = [
    s.tone(lighten(colour, 0.05), 0, 1),
    s.tone(colour, 0, 0.8),
    s.tone(lighten(colour, -0.06), 0, 0.3),
  ]
  p.group({ x, y, scale, flip }, () => {
    contact(s, 0, 0, 130)
    p.line('M-72 -40L-84 0M76 -40L88 0', s.tone('#7a5338', 0, 0.7), 9)
    p.path(
      'M-80 -60C-96 -150 -86 -216 -52 -224C-10 -232 40 -230 58 -214C82 -186 82 -110 74 -60Z',
      p.across(mid, lit),
    )
    p.box(-70, -96, 140, 42, p.down(lit, mid), { r: 16 })
    p.box(-104, -124, 42, 92, p.down(lit, low), { r: 20 })
    p.box(64, -124, 42, 92, p.down(lit, low), { r: 20 })
    p.box(-80, -62, 160, 32, p.down(mid, low), { r: 10 })
  })
}
