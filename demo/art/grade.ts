import { mix } from './paper/colour.ts'
import { HEIGHT, type Scene, WIDTH } from './paper/scene.ts'

/** Adds the effects of a lens: some sunlight over everything, and darker corners. */
export function grade({ p, light, sun }: Scene): void {
  const stray = { dawn: 0.2, day: 0.14, golden: 0.26, dusk: 0.16, night: 0.06 }[light.time]
  p.glow(sun.x, sun.y, 820, light.glow, stray)
  const dark = mix(light.shadow, '#000000', 0.2)
  p.box(
    0,
    0,
    WIDTH,
    HEIGHT,
    p.out(
      [
        [0, dark, 0],
        [0.6, dark, 0],
        [0.85, dark, 0.07],
        [1, dark, 0.24],
      ],
      [0.5, 0.46],
      0.76,
    ),
  )
}
