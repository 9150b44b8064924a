import { contact } from '../../indoors/seat.ts'
import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'

/** A bottle with a pump, with a pale band in place of a name. */
export function pumpBottle(s: Scene, x: number, y: number, tall: number, colour: string): void {
  const { p } = s
  const [w, body] = [tall * 0.34, tall * 0.68]
  contact(s, x, y + 3, w * 0.9, 0.5)
  const steel = p.across(s.tone('#9aa0a5', 0, 0.6), s.tone('#f3f5f6', 0, 1), s.tone('#8d9398', 0, 0.6))
  p.box(x - w * 0.05, y - tall * 0.94, w * 0.1, tall * 0.26, steel)
  p.path(
    `M${x - w * 0.24} ${y - tall}L${x + w * 0.5} ${y - tall}L${x + w * 0.5} ${y - tall * 0.955}L${x + w * 0.2} ${y - tall * 0.945}L${x - w * 0.24} ${y - tall * 0.93}Z`,
    steel,
  )
  p.box(x - w * 0.2, y - tall * 0.76, w * 0.4, tall * 0.1, s.tone('#2f2c30', 0, 0.6), { r: 4 })
  p.box(
    x - w / 2,
    y - body,
    w,
    body,
    p.across(
      s.tone(lighten(colour, -0.06), 0, 0.4),
      s.tone(lighten(colour, 0.04), 0, 1),
      s.tone(colour, 0, 0.55),
    ),
    { r: w * 0.16 },
  )
  p.box(x - w * 0.5, y - body * 0.66, w, body * 0.36, s.tone('#fdf8ee', 0, 0.95), { opacity: 0.85 })
  p.disc(x, y - body * 0.48, w * 0.15, s.tone(lighten(colour, -0.05), 0, 0.9))
  p.box(x - w * 0.36, y - body * 0.94, w * 0.1, body * 0.86, '#ffffff', { r: 4, opacity: 0.4 })
}
