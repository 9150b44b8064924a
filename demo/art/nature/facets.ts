import { mix } from '../paper/colour.ts'
import { type Point, poly } from '../paper/curve.ts'
import type { Rng } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'

/** The sides of peaks away from the sun. */
export function facets(
  { p, sun, light }: Scene,
  r: Rng,
  line: readonly Point[],
  colour: string,
  rise: number,
): void {
  const dark = mix(colour, light.shadow, 0.4)
  for (let i = 2; i < line.length - 2; i += 1) {
    const [before, here, after] = [line[i - 1], line[i], line[i + 1]]
    if (!before || !here || !after || here[1] > before[1] || here[1] > after[1]) continue
    const away = here[0] > sun.x ? 1 : -1
    const low = rise * r.between(0.35, 0.6)
    p.path(
      poly(
        here,
        [here[0] + away * 26, here[1] + low * 0.34],
        [here[0] + away * 16, here[1] + low * 0.5],
        [here[0] + away * 60, here[1] + low],
        [here[0] + away * 14, here[1] + low * 0.8],
        [here[0] - away * 6, here[1] + low * 0.42],
      ),
      p.down([0, dark, 0.75], [1, dark, 0]),
    )
  }
}
