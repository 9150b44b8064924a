import { mix } from '../paper/colour.ts'
import { type Scene, WIDTH } from '../paper/scene.ts'

/** Lights far out of focus. */
export function bokeh(
  { p, r, light }: Scene,
  from: number,
  to: number,
  count: number,
  colours: readonly string[],
  size = 34,
): void {
  for (let i = 0; i < count; i += 1) {
    const colour = mix(r.pick(colours), light.lamp, r.between(0, 0.5))
    const [x, y, at] = [r.between(-20, WIDTH + 20), r.between(from, to), size * r.between(0.35, 1.25)]
    p.disc(
      x,
      y,
      at,
      p.out([
        [0, colour, 0.5],
        [0.82, colour, 0.62],
        [0.94, mix(colour, '#ffffff', 0.3), 0.7],
        [1, colour, 0],
      ]),
      r.between(0.3, 0.85),
    )
  }
}
