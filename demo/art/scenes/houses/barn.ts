import { stringLights } from '../../festive/string-lights.ts'
import { lawn } from '../../nature/lawn.ts'
import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { lighten } from '../../paper/colour.ts'
import { poly } from '../../paper/curve.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'

/** A long barn with its doors open and lights inside. */
export function barn(outside: Scene): void {
  sky(outside, { horizon: 560 })
  range(outside, { y: 620, rise: 180, layers: 3, surface: '#9ab06f', near: 0.4 })
  lawn(outside, 600)
  for (const [x, tall] of [
    [40, 460],
    [1170, 500],
  ] as const)
    roundTree(outside, { x, y: 680, tall })
  const s = lamplit(outside, 0.4)
  const { p, light } = s
  const wall = s.own.fork('barn').pick(['#a8503f', '#8a6a4a', '#c9b391'])
  p.box(150, 460, 900, 280, p.across(s.tone(lighten(wall, -0.04), 0, 0.5), s.tone(wall, 0, 1)))
  for (let i = 1; i < 30; i += 1) p.box(150 + i * 30, 460, 2.5, 280, light.shadow, { opacity: 0.25 })
  p.path(
    poly([100, 470], [220, 250], [980, 250], [1100, 470]),
    p.down(s.tone('#7a6a62', 0, 1), s.tone('#564a46', 0, 0.5)),
  )
  for (let i = 1; i < 6; i += 1)
    p.box(100 + (5 - i) * 22, 250 + i * 37, 1000 - (5 - i) * 44, 2.5, light.shadow, { opacity: 0.3 })
  p.path('M470 740L470 500Q600 420 730 500L730 740Z', p.down(light.lamp, s.tone('#e0a860', 0, 1)))
  p.glow(600, 640, 320, light.lamp, 0.6)
  stringLights(s, 480, 510, 720, 510, 26)
  for (const k of [-1, 1]) {
    const at = 600 + k * 130
    p.path(
      poly([at, 500], [at + k * 120, 480], [at + k * 120, 750], [at, 740]),
      s.tone(lighten(wall, 0.06), 0, 1),
    )
    p.line(`M${at + k * 8} 730L${at + k * 112} 500`, s.tone('#fbf4e6', 0, 1), 9)
  }
  p.box(500, 690, 200, 12, s.tone('#fffaf0', 0, 1))
  for (const x of [240, 340, 860, 960])
    p.box(x - 26, 540, 52, 74, s.lamps ? light.lamp : s.tone('#8fa8b0', 0, 0.8), { r: 4 })
  stringLights(s, 150, 470, 1050, 470, 40)
}
