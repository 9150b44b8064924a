import { range } from '../../nature/range.ts'
import { streak } from '../../nature/shore-marks.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { mix } from '../../paper/colour.ts'
import { num } from '../../paper/curve.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'
import { crowd } from '../../people/crowd.ts'
import { skyline } from '../../town/skyline.ts'

/** Lanterns rising over the bay, a wish in each. */
export function wishes(s: Scene): void {
  const { p, r, light } = s
  sky(s, { horizon: 600, disc: false })
  range(s, { y: 640, rise: 170, layers: 3, surface: '#7f97a0', near: 0.4 })
  skyline(s, { y: 660, tall: 110, depth: 0.3 })
  water(s, 656)
  for (let i = 0; i < 40; i += 1) {
    const t = (i / 40) ** 1.3
    const [x, y, k] = [r.between(20, WIDTH - 20), 560 - r.next() * 520 * (0.5 + t * 0.5), 9 + t * 46]
    const colour = mix(r.pick([s.accents.second, light.lamp, s.accents.main]), '#ffb45a', 0.5)
    p.glow(x, y, k * 2.6, colour, 0.6)
    p.path(
      `M${num(x - k * 0.5)} ${num(y - k * 0.4)}Q${num(x)} ${num(y - k * 1.1)} ${num(x + k * 0.5)} ${num(y - k * 0.4)}L${num(x + k * 0.36)} ${num(y + k * 0.6)}L${num(x - k * 0.36)} ${num(y + k * 0.6)}Z`,
      p.down(mix(colour, '#fff3cf', 0.3), mix(colour, '#fff3cf', 0.85)),
    )
    if (i % 3 === 0) streak(s, x, 670 + r.between(0, 30), 120, colour, 0.5)
  }
  crowd(s, { y: 900, size: 84, rim: mix(light.lamp, s.accents.second, 0.4), rows: 1, raised: 0.35 })
}
