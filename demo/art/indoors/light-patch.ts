import { poly } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'

/** The patch of light that a window throws on the floor. */
export function lightPatch(
  { p, light }: Scene,
  x: number,
  y: number,
  w: number,
  slant: number,
  long = 200,
): void {
  const strength = { dawn: 0.4, day: 0.42, golden: 0.55, dusk: 0.22, night: 0.1 }[light.time]
  for (const half of [0, 0.52]) {
    const [a, b] = [x + w * half, x + w * (half + 0.46)]
    p.path(
      poly([a, y], [b, y], [b + slant, y + long], [a + slant, y + long]),
      p.down([0, light.glow, strength], [1, light.glow, strength * 0.25]),
    )
  }
}
