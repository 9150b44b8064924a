import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { contact, type Piece } from './seat.ts'

/** A wooden chair from the side. */
export function chair(s: Scene, { x, y, scale = 1, colour, flip = false }: Piece): void {
  const { p } = s
  const [wood, dark] = [s.tone(colour, 0, 0.95), s.tone(lighten(colour, -0.08), 0, 0.4)]
  p.group({ x, y, scale, flip }, () => {
    contact(s, 0, 0, 70, 0.3)
    p.line('M-34 -92L-28 0M40 -92L36 0', dark, 7)
    p.path('M-44 -210C-30 -214 -24 -206 -24 -196L-32 -92L-48 -92Z', wood)
    p.line('M-40 -92L-48 0M48 -92L54 0', wood, 8)
    p.path('M-50 -100L54 -100Q60 -92 52 -86L-46 -86Q-54 -92 -50 -100Z', p.across(dark, wood))
  })
}

export function stool(s: Scene, { x, y, scale = 1, colour }: Piece): void {
  const { p } = s
  p.group({ x, y, scale }, () => {
    contact(s, 0, 0, 50, 0.3)
    p.line('M-18 -128L-34 0M18 -128L34 0M-28 -44L28 -44', s.tone('#3f3a3a', 0, 0.7), 6)
    p.oval(0, -132, 44, 12, s.tone(lighten(colour, -0.08), 0, 0.5))
    p.oval(0, -137, 44, 12, p.across(s.tone(colour, 0, 0.6), s.tone(lighten(colour, 0.05), 0, 1)))
  })
}
