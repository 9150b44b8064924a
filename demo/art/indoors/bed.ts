import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { contact, type Piece } from './seat.ts'

export function bed(s: Scene, { x, y, scale = 1, colour }: Piece, blanket: string): void {
  const { p } = s
  const linen = '#fbf6ee'
  p.group({ x, y, scale }, () => {
    contact(s, 0, 0, 330)
    p.box(-290, -262, 580, 190, p.down(s.tone(lighten(colour, 0.05), 0, 0.95), s.tone(colour, 0, 0.6)), {
      r: 34,
    })
    for (const at of [-160, 20])
      p.box(at - 90, -192, 180, 92, p.down(s.tone(linen, 0, 1), s.tone('#ddd3c8', 0, 0.7)), { r: 30 })
    p.box(-66, -164, 132, 74, p.down(s.tone(lighten(blanket, 0.06), 0, 1), s.tone(blanket, 0, 0.7)), {
      r: 24,
    })
    p.path(
      'M-296 -110C-200 -134 200 -134 296 -110L318 -24L-318 -24Z',
      p.down(s.tone(linen, 0, 1), s.tone('#d8cdc2', 0, 0.7)),
    )
    p.path(
      'M-304 -84C-160 -104 160 -104 304 -84L330 -10C200 4 -200 4 -330 -10Z',
      p.down(s.tone(lighten(blanket, 0.04), 0, 1), s.tone(blanket, 0, 0.55)),
    )
    for (let i = -3; i <= 3; i += 1)
      p.line(`M${i * 80} -96Q${i * 84 + 8} -50 ${i * 92} -2`, s.tone(lighten(blanket, -0.08), 0, 0.4), 3, 0.3)
  })
}
