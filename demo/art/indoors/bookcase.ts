import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { shelf, type Ware } from './shelf.ts'

/** Shelves from floor to top in a frame. */
export function bookcase(
  s: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  ware: Ware = 'mixed',
  wood = '#a87b50',
): void {
  const { p } = s
  p.box(x, y - h, w, h, p.down(s.tone(lighten(wood, -0.12), 0, 0.35), s.tone(lighten(wood, -0.16), 0, 0.2)))
  const step = h / rows
  for (let i = 0; i < rows; i += 1)
    shelf(s, x + 6, y - h + (i + 1) * step - 8, w - 12, step * 0.94, ware, wood)
  for (const at of [x, x + w - 8]) p.box(at, y - h, 8, h, s.tone(wood, 0, 0.8))
  p.box(x - 5, y - h - 8, w + 10, 12, s.tone(lighten(wood, 0.04), 0, 0.95))
}
