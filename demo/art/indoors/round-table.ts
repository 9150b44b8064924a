import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { contact } from './seat.ts'
import type { Board } from './table.ts'

/** A round table on one foot. */
export function roundTable(s: Scene, { x, y, w, h, colour }: Board): void {
  const { p } = s
  contact(s, x, y, w * 0.4)
  p.path(
    `M${x - 6} ${y - h}L${x + 6} ${y - h}L${x + 9} ${y - 12}Q${x + w * 0.2} ${y - 8} ${x + w * 0.22} ${y}L${x - w * 0.22} ${y}Q${x - w * 0.2} ${y - 8} ${x - 9} ${y - 12}Z`,
    s.tone('#4a4240', 0, 0.7),
  )
  p.oval(x, y - h + 7, w / 2, w * 0.1, s.tone(lighten(colour, -0.1), 0, 0.4))
  p.oval(x, y - h, w / 2, w * 0.1, p.across(s.tone(colour, 0, 0.75), s.tone(lighten(colour, 0.06), 0, 1)))
}
