import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { contact, type Piece } from './seat.ts'

export function sofa(
  s: Scene,
  { x, y, scale = 1, colour, flip = false }: Piece,
  cushions: readonly string[] = [],
): void {
  const { p } = s
  const [lit, mid, low] = [
    s.tone(lighten(colour, 0.05), 0, 1),
    s.tone(colour, 0, 0.8),
    s.tone(lighten(colour, -0.06), 0, 0.35),
  ]
  p.group({ x, y, scale, flip }, () => {
    contact(s, 0, 0, 270)
    for (const at of [-215, 205])
      p.path(`M${at} -30L${at + 12} -30L${at + 9} 0L${at + 4} 0Z`, s.tone('#7a5338', 0, 0.6))
    p.box(-220, -178, 440, 130, p.down(lit, mid), { r: 26 })
    p.box(-2, -170, 4, 80, low, { opacity: 0.4 })
    for (const [i, tint] of cushions.entries())
      p.group({ x: -150 + i * 95 + (i > 1 ? 60 : 0), y: -112, rotate: i % 2 ? 9 : -8 }, () =>
        p.box(-40, -42, 80, 78, p.down(s.tone(lighten(tint, 0.05), 0, 1), s.tone(tint, 0, 0.65)), { r: 18 }),
      )
    for (const at of [-208, 2]) p.box(at, -94, 206, 40, p.down(lit, mid), { r: 14 })
    p.box(-222, -62, 444, 36, p.down(mid, low), { r: 10 })
    for (const at of [-256, 202]) p.box(at, -128, 54, 102, p.down(lit, mid, low), { r: 22 })
  })
}
