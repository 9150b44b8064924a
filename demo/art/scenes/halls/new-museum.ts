import { cypress } from '../../nature/cypress.ts'
import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { mix } from '../../paper/colour.ts'
import { num, poly } from '../../paper/curve.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'

/** A museum of glass and slabs by the water's edge. */
export function newMuseum(s: Scene): void {
  const { p, light } = s
  sky(s, { horizon: 560 })
  range(s, { y: 640, rise: 170, layers: 2, surface: '#86a07c', near: 0.5 })
  const white = s.own.fork('wall').pick(['#f6efe4', '#e9e2d8', '#f0dfc8'])
  const n = lamplit(s, 0.4)
  p.path(
    poly([120, 660], [260, 330], [700, 250], [820, 660]),
    s.sun.x < 500
      ? p.across(n.tone(white, 0, 1), n.tone(white, 0, 0.6))
      : p.across(n.tone(white, 0, 0.6), n.tone(white, 0, 1)),
  )
  p.path(poly([700, 250], [1080, 400], [1120, 660], [820, 660]), n.tone(white, 0, 0.3))
  const glass = poly([330, 660], [400, 430], [680, 384], [746, 660])
  p.path(
    glass,
    s.lamps
      ? p.down(mix(light.lamp, '#ffffff', 0.4), mix(light.lamp, '#e0793a', 0.3))
      : p.down(light.sky[0], light.sky[2]),
  )
  for (let i = 1; i < 6; i += 1)
    p.line(`M${400 + i * 46} ${num(430 - i * 7.7)}L${330 + i * 69} 660`, n.tone('#4b4f55', 0, 0.6), 4)
  for (let i = 0; i < 5; i += 1)
    p.line(
      `M${850 + i * 58} ${num(470 + i * 16)}L${866 + i * 56} 640`,
      s.lamps ? light.lamp : mix(light.sky[1], '#ffffff', 0.2),
      14,
      0.75,
    )
  if (s.lamps) p.glow(540, 560, 420, light.lamp, 0.6)
  p.box(0, 656, WIDTH, 260, p.down(n.tone('#e3d8c6', 0, 0.95), n.tone('#b3a490', 0, 0.5)))
  p.path(
    poly([240, 720], [960, 720], [1040, 830], [160, 830]),
    p.down(mix(light.sky[2], light.haze, 0.3), light.sky[1]),
  )
  p.path(
    poly([330, 720], [746, 720], [700, 800], [420, 800]),
    s.lamps ? light.lamp : n.tone(white, 0, 0.8),
    0.35,
  )
  cypress(s, { x: 1130, y: 700, tall: 260 })
  roundTree(s, { x: 60, y: 720, tall: 330 })
  passers(n, { y: 870, tall: 170, count: 5 })
}
