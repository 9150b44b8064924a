import { lighten, mix } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'

/** A stack of folded cloth: towels, blankets. */
export function folded(
  { p, tone, light }: Scene,
  x: number,
  y: number,
  w: number,
  colours: readonly string[],
): void {
  const high = w * 0.2
  for (const [i, colour] of colours.entries()) {
    const top = y - (i + 1) * high
    const inset = (i % 2) * w * 0.03
    p.box(
      x - w / 2 + inset,
      top,
      w - inset * 2,
      high + 1,
      p.down(tone(lighten(colour, 0.04), 0, 1), tone(colour, 0, 0.65)),
      { r: high * 0.45 },
    )
    p.box(
      x - w / 2 + inset + high * 0.3,
      top + high * 0.48,
      w * 0.9,
      2,
      mix(tone(colour, 0, 0.4), light.shadow, 0.2),
      { opacity: 0.5 },
    )
  }
}
