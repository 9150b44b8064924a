import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { contact } from './seat.ts'
import type { Board } from './table.ts'

/** A counter, bar or sideboard: a front of panels under a slab. */
export function counter(s: Scene, { x, y, w, h, colour }: Board, slab: string, panels = 4): void {
  const { p } = s
  contact(s, x, y, w * 0.56)
  p.box(x - w / 2, y - h, w, h, p.down(s.tone(lighten(colour, 0.03), 0, 0.9), s.tone(colour, 0, 0.45)))
  for (let i = 0; i < panels; i += 1) {
    const [at, wide] = [x - w / 2 + ((i + 0.08) * w) / panels, (w / panels) * 0.84]
    p.box(at, y - h * 0.86, wide, h * 0.72, s.tone(lighten(colour, -0.06), 0, 0.5), { r: 4, opacity: 0.7 })
    p.box(
      at + 3,
      y - h * 0.86 + 4,
      wide - 6,
      h * 0.72 - 6,
      p.down(s.tone(lighten(colour, 0.04), 0, 0.9), s.tone(colour, 0, 0.55)),
      { r: 3 },
    )
  }
  p.path(
    `M${x - w * 0.5} ${y - h - 20}L${x + w * 0.5} ${y - h - 20}L${x + w * 0.52} ${y - h}L${x - w * 0.52} ${y - h}Z`,
    p.across(s.tone(slab, 0, 0.8), s.tone(lighten(slab, 0.04), 0, 1)),
  )
  p.box(x - w * 0.52, y - h, w * 1.04, 12, s.tone(lighten(slab, -0.08), 0, 0.6))
}
