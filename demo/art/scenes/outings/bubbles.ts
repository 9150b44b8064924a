import { bokeh } from '../../festive/bokeh.ts'
import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { mix } from '../../paper/colour.ts'
import { num } from '../../paper/curve.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'

/** Soap bubbles that reflect the sky. */
export function bubbles(s: Scene): void {
  const { p, r, light } = s
  s.p.outOfFocus(8, () => {
    sky(s, { horizon: 600 })
    range(s, { y: 660, rise: 150, layers: 2, surface: '#8fb06f', near: 0.35 })
    for (const x of [120, 420, 860, 1100]) roundTree(s, { x, y: 800, tall: 420, depth: 0.2 })
    s.p.box(0, 780, WIDTH, 130, s.tone('#9dbb6a', 0, 0.9))
  })
  bokeh(s, 480, 800, 14, [light.glow, s.accents.second], 40)
  for (let i = 0; i < 15; i += 1) {
    const [x, y, size] = [r.between(60, 1140), r.between(70, 760), r.between(26, 118)]
    p.disc(
      x,
      y,
      size,
      p.out([
        [0, '#ffffff', 0.02],
        [0.7, mix(light.sky[1], '#ffffff', 0.4), 0.12],
        [0.9, mix(s.accents.main, '#ffffff', 0.5), 0.42],
        [0.97, mix(s.accents.third, '#ffffff', 0.6), 0.65],
        [1, '#ffffff', 0.2],
      ]),
    )
    p.path(
      `M${num(x - size * 0.62)} ${num(y - size * 0.2)}Q${num(x - size * 0.56)} ${num(y - size * 0.62)} ${num(x - size * 0.16)} ${num(y - size * 0.7)}Q${num(x - size * 0.46)} ${num(y - size * 0.5)} ${num(x - size * 0.62)} ${num(y - size * 0.2)}Z`,
      '#ffffff',
      0.8,
    )
    p.oval(x + size * 0.44, y + size * 0.5, size * 0.12, size * 0.07, '#ffffff', 0.55)
  }
  figure(s, { x: 300, y: 890, tall: 300, pose: 'reach', r: s.own.fork('parent') })
  figure(s, { x: 760, y: 890, tall: 190, pose: 'cheer', r: s.own.fork('child') })
  figure(s, { x: 900, y: 880, tall: 165, pose: 'cheer', flip: true, r: s.own.fork('second child') })
}
