import { mix } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'

/** A street lamp. */
export function streetLamp(
  { p, light, lamps, tone }: Scene,
  x: number,
  y: number,
  tall: number,
  arms: 1 | 2 = 1,
): void {
  const iron = tone('#3c3f46', 0, 0.4)
  p.path(
    `M${x - tall * 0.016} ${y}L${x - tall * 0.009} ${y - tall * 0.9}L${x + tall * 0.009} ${y - tall * 0.9}L${x + tall * 0.016} ${y}Z`,
    iron,
  )
  p.box(x - tall * 0.028, y - tall * 0.07, tall * 0.056, tall * 0.07, iron)
  for (const side of arms === 2 ? [-1, 1] : [0]) {
    const [lx, ly] = [x + side * tall * 0.11, y - tall * (side ? 0.86 : 0.92)]
    if (side) p.line(`M${x} ${y - tall * 0.8}Q${lx} ${y - tall * 0.8} ${lx} ${ly}`, iron, tall * 0.014)
    if (lamps) p.glow(lx, ly - tall * 0.04, tall * 0.42, light.lamp, 0.85)
    p.path(
      `M${lx - tall * 0.024} ${ly}L${lx - tall * 0.036} ${ly - tall * 0.075}L${lx + tall * 0.036} ${ly - tall * 0.075}L${lx + tall * 0.024} ${ly}Z`,
      lamps ? mix(light.lamp, '#ffffff', 0.6) : tone('#f3ead2', 0, 1),
    )
    p.path(
      `M${lx - tall * 0.045} ${ly - tall * 0.075}L${lx} ${ly - tall * 0.115}L${lx + tall * 0.045} ${ly - tall * 0.075}Z`,
      iron,
    )
  }
  if (lamps)
    p.oval(
      x,
      y,
      tall * 0.34,
      tall * 0.05,
      p.out([
        [0, light.lamp, 0.4],
        [1, light.lamp, 0],
      ]),
    )
}
