import { lens } from '../../nature/lens.ts'
import { sky } from '../../nature/sky.ts'
import { nth } from '../../paper/accents.ts'
import { mix } from '../../paper/colour.ts'
import { num } from '../../paper/curve.ts'
import { HEIGHT, lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { row } from '../../town/row.ts'
import { umbrella } from './umbrella.ts'

/** A quiet crossing in the rain. */
export function rain(s: Scene): void {
  const { p, r, light } = s
  sky(s, { horizon: 560, disc: false })
  p.box(0, 0, WIDTH, 700, light.haze, { opacity: 0.3 })
  row(s, { y: 680, width: 190, height: 350, depth: 0.12, shops: 7 })
  p.box(
    0,
    676,
    WIDTH,
    234,
    p.down(
      mix(s.tone('#8a8a92', 0, 0.7), light.sky[2], 0.35),
      mix(s.tone('#62626c', 0, 0.5), light.sky[1], 0.25),
    ),
  )
  for (let i = 0; i < 60; i += 1)
    p.path(
      lens(r.between(0, WIDTH), r.between(690, HEIGHT), r.between(14, 70), 3),
      mix(light.sky[2], light.lamp, r.next() * 0.5),
      r.between(0.15, 0.45),
    )
  const n = lamplit(s, 0.5)
  for (const [i, [x, y, tall]] of (
    [
      [330, 800, 220],
      [560, 780, 190],
      [860, 840, 270],
    ] as const
  ).entries()) {
    p.path(
      `M${x - 26} ${y + 6}L${x + 26} ${y + 6}L${x + 14} ${y + 90}L${x - 14} ${y + 90}Z`,
      mix(n.tone(s.accents.deep, 0, 0.4), light.sky[1], 0.4),
      0.35,
    )
    figure(n, { x, y, tall, pose: 'walk', flip: i === 1, r: s.own.fork(`under ${i}`) })
    umbrella(
      n,
      x + tall * 0.05,
      y - tall * 0.62,
      tall * 0.46,
      nth([s.accents.main, s.accents.second, s.accents.third], i),
    )
  }
  for (let i = 0; i < 130; i += 1) {
    const [x, y, long] = [r.between(-20, WIDTH), r.between(-20, HEIGHT), r.between(18, 46)]
    p.line(
      `M${num(x)} ${num(y)}L${num(x - long * 0.22)} ${num(y + long)}`,
      mix('#ffffff', light.haze, 0.3),
      1.6,
      0.32,
    )
  }
}
