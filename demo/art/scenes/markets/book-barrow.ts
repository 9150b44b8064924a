import { sky } from '../../nature/sky.ts'
import { lighten } from '../../paper/colour.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { awning } from '../../town/awning.ts'
import { paving } from '../../town/paving.ts'
import { row } from '../../town/row.ts'
import { spokedWheel } from '../../vehicles/spoked-wheel.ts'

/** A barrow full of books under an awning, with a reader. */
export function bookBarrow(outside: Scene): void {
  sky(outside, { horizon: 560 })
  row(outside, { y: 600, width: 190, height: 330, shops: 6, depth: 0.22 })
  paving(outside, 596)
  const s = lamplit(outside, 0.5)
  const { p, r, accents } = s
  p.oval(600, 846, 440, 26, s.light.shadow, 0.35)
  for (const x of [236, 964]) p.box(x - 8, 250, 16, 440, s.tone('#7a5334', 0, 0.7))
  const spine = () =>
    r.pick([
      accents.main,
      accents.second,
      accents.third,
      accents.deep,
      '#f3e8d2',
      '#a8765a',
      '#6d8f7a',
      '#b54a4a',
    ])
  for (const [y, from, to] of [
    [470, 270, 930],
    [610, 250, 950],
  ] as const) {
    for (let x = from; x < to - 20; ) {
      const [w, h, colour] = [r.between(22, 42), r.between(86, 122), spine()]
      p.box(x, y - h, w, h, p.across(s.tone(colour, 0, 0.6), s.tone(lighten(colour, 0.04), 0, 1)), { r: 3 })
      p.box(x + 3, y - h * 0.8, w - 6, 6, s.tone('#f6e6bd', 0, 0.9), { opacity: 0.8 })
      x += w + 2
    }
    p.box(from - 20, y, to - from + 40, 16, s.tone('#a9743f', 0, 0.9))
  }
  p.box(
    196,
    626,
    808,
    110,
    p.down(s.tone(lighten(accents.main, 0.02), 0, 1), s.tone(lighten(accents.main, -0.1), 0, 0.5)),
    { r: 8 },
  )
  p.line('M1000 650L1130 616', s.tone('#7a5334', 0, 0.8), 16)
  for (const x of [360, 840]) spokedWheel(s, x, 756, 88, s.tone('#4a3426', 0, 0.6))
  awning(s, { x: 200, y: 176, w: 800, drop: 96, colour: accents.third, flare: 40 })
  for (const [x, y] of [
    [110, 812],
    [1096, 832],
  ] as const)
    for (let i = 0; i < 5; i += 1) {
      const colour = spine()
      p.box(
        x - 70 + r.between(-8, 8),
        y - i * 24,
        132,
        22,
        p.down(s.tone(lighten(colour, 0.04), 0, 1), s.tone(colour, 0, 0.6)),
        { r: 3 },
      )
    }
  reader(s, 250, 862, 1)
  figure(s, { x: 800, y: 876, tall: 400, pose: 'reach', flip: true, r: s.own.fork('b') })
}

function reader(s: Scene, x: number, y: number, k: number): void {
  figure(s, { x, y, tall: 410 * k, pose: 'reach', r: s.own.fork('a') })
  s.p.path(
    `M${x + 66} ${y - 300}L${x + 106} ${y - 316}L${x + 150} ${y - 306}L${x + 150} ${y - 250}L${x + 106} ${y - 262}L${x + 66} ${y - 246}Z`,
    s.tone('#fbf4e2', 0, 1),
  )
  s.p.line(`M${x + 106} ${y - 316}L${x + 106} ${y - 262}`, s.tone('#a8765a', 0, 0.7), 4)
}
