import { mix } from '../paper/colour.ts'
import { poly } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'

/** A shaft of coloured light from a lamp to where it falls. */
export function shaft(
  { p }: Scene,
  x: number,
  y: number,
  to: number,
  foot: number,
  wide: number,
  colour: string,
  opacity = 0.5,
): void {
  p.path(
    poly([x - 5, y], [x + 5, y], [to + wide, foot], [to - wide, foot]),
    p.down([0, mix(colour, '#ffffff', 0.35), opacity], [0.6, colour, opacity * 0.35], [1, colour, 0]),
  )
}
