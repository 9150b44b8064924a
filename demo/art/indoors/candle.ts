import { mix } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'

/** A candle with its flame and its glow. */
export function candle(
  { p, light, tone }: Scene,
  x: number,
  y: number,
  tall: number,
  colour = '#f6ead6',
): void {
  const w = tall * 0.34
  p.glow(x, y - tall - w * 0.5, tall * 2.6, light.lamp, 0.65)
  p.box(
    x - w / 2,
    y - tall,
    w,
    tall,
    p.down(mix(light.lamp, '#ffffff', 0.3), tone(colour, 0, 0.95), tone(colour, 0, 0.6)),
    { r: 3 },
  )
  p.path(
    `M${x} ${y - tall - w * 1.35}Q${x + w * 0.42} ${y - tall - w * 0.35} ${x} ${y - tall}Q${x - w * 0.42} ${y - tall - w * 0.35} ${x} ${y - tall - w * 1.35}Z`,
    p.down('#ffd77a', '#fff6d8'),
  )
}
