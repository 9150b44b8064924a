import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { mix } from '../../paper/colour.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { skyline } from '../../town/skyline.ts'

/** Lanterns set on the river. */
export function floating(s: Scene): void {
  const { p, r, light } = s
  sky(s, { horizon: 460 })
  range(s, { y: 480, rise: 150, layers: 2, surface: '#7f9a8a', near: 0.6 })
  skyline(s, { y: 490, tall: 110, depth: 0.45 })
  water(s, 486)
  const colours = [s.accents.main, s.accents.second, s.light.lamp]
  for (let i = 0; i < 34; i += 1) {
    const t = (i / 34) ** 1.5
    const [x, y, k] = [r.between(30, WIDTH - 30), 510 + t * 340, 8 + t * 44]
    const colour = mix(r.pick(colours), light.lamp, 0.4)
    p.glow(x, y - k * 0.5, k * 3.2, colour, 0.7)
    p.oval(x, y + k * 0.8, k * 0.5, k * 0.9, colour, 0.3)
    p.box(
      x - k * 0.42,
      y - k,
      k * 0.84,
      k,
      p.down(mix(colour, '#fff6d8', 0.35), mix(colour, '#fff6d8', 0.75)),
      { r: k * 0.1 },
    )
    p.box(x - k * 0.52, y - 2, k * 1.04, k * 0.16, mix(light.shadow, '#7a5433', 0.5))
  }
  for (const [i, x] of [130, 240, 1040].entries())
    figure(lamplit(s, 0.3), {
      x,
      y: 900,
      tall: 330,
      pose: i === 1 ? 'reach' : 'stand',
      dim: 0.6,
      r: s.own.fork(`by the river ${i}`),
    })
}
