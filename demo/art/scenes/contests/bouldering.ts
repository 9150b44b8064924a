import { indoors } from '../../indoors/indoors.ts'
import { nth } from '../../paper/accents.ts'
import { poly } from '../../paper/curve.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { head } from '../../people/head.ts'

/** A climbing wall with bright holds and a climber halfway up. */
export function bouldering(outside: Scene): void {
  const s = indoors(outside)
  const { p, r, accents, light } = s
  p.box(0, 0, 1200, 910, s.tone('#d9dde0', 0, 0.7))
  for (const [i, form] of [
    poly([-10, -10], [430, -10], [360, 760], [-10, 760]),
    poly([430, -10], [860, -10], [900, 760], [360, 760]),
    poly([860, -10], [1210, -10], [1210, 760], [900, 760]),
  ].entries())
    p.path(
      form,
      p.down(
        s.tone(nth(['#e9e2d4', '#f6f0e4', '#ddd4c6'], i), 0, 1),
        s.tone(nth(['#cfc6b6', '#e6dece', '#c3b9a8'], i), 0, 0.8),
      ),
    )
  p.path(poly([430, -10], [860, -10], [760, 220], [520, 180]), s.tone(accents.third, 0, 0.9))
  p.path(poly([900, 760], [1210, 500], [1210, 760]), s.tone(accents.second, 0, 0.9))
  const colours = ['#e8452e', '#f5b82e', '#2e9e8f', '#3f6fd0', '#c84a9a', '#f07f2e']
  for (let i = 0; i < 54; i += 1) {
    const [x, y, k] = [r.between(20, 1180), r.between(20, 730), r.between(14, 34)]
    p.oval(x + 5, y + 9, k * 1.1, k * 0.8, light.shadow, 0.3)
    p.oval(x, y, k * 1.1, k * 0.8, s.tone(r.pick(colours), 0, 1))
    p.oval(x - k * 0.3, y - k * 0.25, k * 0.35, k * 0.2, '#ffffff', 0.4)
  }
  p.box(0, 740, 1200, 170, p.down(s.tone('#4f6f9a', 0, 1), s.tone('#33486a', 0, 0.5)))
  for (const x of [300, 620, 940]) p.line(`M${x} 742L${x + (x - 600) * 0.3} 910`, light.shadow, 5, 0.35)
  climber(s, 600, 380)
  for (const [i, x] of [210, 1000].entries())
    figure(s, { x, y: 850, tall: 420, pose: i ? 'stand' : 'cheer', flip: i > 0, r: s.own.fork(`below ${i}`) })
}

function climber(s: Scene, x: number, y: number): void {
  const { p, accents } = s
  const [skin, top, legs] = [
    s.tone('#c98a5f', 0, 0.95),
    s.tone(accents.main, 0, 1),
    s.tone('#34394a', 0, 0.8),
  ]
  for (const [dx, dy, colour] of [
    [-122, -180, '#f5b82e'],
    [116, -210, '#f5b82e'],
    [-110, 220, '#f5b82e'],
    [140, 150, '#f5b82e'],
  ] as const)
    p.oval(x + dx, y + dy, 42, 30, s.tone(colour, 0, 1))
  p.line(`M${x - 30} ${y + 60}L${x - 96} ${y + 120}L${x - 100} ${y + 200}`, legs, 38)
  p.line(`M${x + 26} ${y + 60}L${x + 120} ${y + 60}L${x + 130} ${y + 132}`, legs, 38)
  p.line(
    `M${x - 106} ${y + 208}L${x - 80} ${y + 212}M${x + 126} ${y + 140}L${x + 150} ${y + 142}`,
    s.tone('#e8452e', 0, 1),
    20,
  )
  p.path(
    `M${x - 52} ${y - 90}Q${x} ${y - 110} ${x + 52} ${y - 90}L${x + 42} ${y + 70}Q${x} ${y + 84} ${x - 42} ${y + 70}Z`,
    p.across(s.tone(accents.main, 0, 0.5), top),
  )
  p.line(`M${x - 44} ${y - 80}L${x - 100} ${y - 110}L${x - 118} ${y - 170}`, skin, 24)
  p.line(`M${x + 44} ${y - 80}L${x + 88} ${y - 140}L${x + 112} ${y - 200}`, skin, 24)
  p.box(x - 14, y - 118, 28, 30, skin)
  head(p, x, y - 140, 36, 'bun', { skin, hair: s.tone('#3d2a20', 0, 0.7), top, shade: top })
  p.path(
    `M${x - 30} ${y + 50}L${x + 30} ${y + 50}L${x + 22} ${y + 92}L${x - 22} ${y + 92}Z`,
    s.tone('#f5efe2', 0, 0.9),
  )
}
