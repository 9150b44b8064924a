import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { contact } from './seat.ts'

export interface Board {
  x: number
  y: number
  w: number
  h: number
  colour: string
}

/** A table with four legs and a little of its top. */
export function table(s: Scene, { x, y, w, h, colour }: Board): void {
  const { p } = s
  const [lit, mid, dark] = [
    s.tone(lighten(colour, 0.05), 0, 1),
    s.tone(colour, 0, 0.75),
    s.tone(lighten(colour, -0.1), 0, 0.3),
  ]
  contact(s, x, y, w * 0.58)
  for (const at of [-0.4, 0.4])
    p.path(
      `M${x + at * w * 0.94 - 7} ${y - h}L${x + at * w * 0.94 + 7} ${y - h}L${x + at * w * 0.96 + 4} ${y - 14}L${x + at * w * 0.96 - 4} ${y - 14}Z`,
      dark,
    )
  for (const at of [-0.46, 0.46])
    p.path(
      `M${x + at * w - 9} ${y - h}L${x + at * w + 9} ${y - h}L${x + at * w + 5} ${y}L${x + at * w - 5} ${y}Z`,
      mid,
    )
  p.path(
    `M${x - w * 0.47} ${y - h - 22}L${x + w * 0.47} ${y - h - 22}L${x + w * 0.52} ${y - h}L${x - w * 0.52} ${y - h}Z`,
    p.across(mid, lit),
  )
  p.box(x - w * 0.52, y - h, w * 1.04, 13, p.across(dark, mid))
}
