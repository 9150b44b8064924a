import { conifer } from '../../nature/conifer.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { mix } from '../../paper/colour.ts'
import { poly } from '../../paper/curve.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'

/** A platform of glass high above the valley. */
export function overTheValley(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 480 })
  range(s, { y: 720, rise: 420, layers: 5, surface: '#7f97a6', jagged: true, lean: 'valley', near: 0.4 })
  water(s, 800)
  for (let x = -10; x < 420; x += 44)
    conifer(s, { x, y: 830 - x * 0.16 + s.r.between(-8, 8), tall: s.r.between(120, 220), depth: 0.12 })
  p.path(
    poly([-10, 700], [640, 700], [600, 738], [-10, 752]),
    p.down(s.tone('#cdbfa8', 0, 0.9), s.tone('#857766', 0, 0.3)),
  )
  p.path(poly([-10, 752], [600, 738], [420, 790], [-10, 880]), s.tone('#5d554c', 0, 0.2))
  for (let x = 20; x <= 630; x += 60) p.box(x, 600, 4, 102, s.tone('#4f545a', 0, 0.5))
  p.box(0, 594, 640, 9, s.tone('#5d636a', 0, 0.7))
  p.box(0, 604, 634, 96, mix(s.light.sky[2], '#ffffff', 0.4), { opacity: 0.18 })
  for (const [i, x] of [390, 470, 560].entries())
    figure(s, {
      x,
      y: 706,
      tall: 190,
      pose: i === 1 ? 'reach' : 'stand',
      dim: 0.25,
      r: s.own.fork(`who ${i}`),
    })
}
