import { BARK, leafy } from '../nature/tree.ts'
import { lighten } from '../paper/colour.ts'
import { poly } from '../paper/curve.ts'
import { lamplit, type Scene } from '../paper/scene.ts'
import { pane } from '../town/window.ts'

/** A small house in the fork of a great tree, a rope bridge to the next one. */
export function treehouse(outside: Scene, x: number, y: number): void {
  const s = lamplit(outside, 0.4)
  const { p, r } = s
  const bark = s.tone(BARK, 0, 0.6)
  p.path(
    `M${x - 110} ${y}Q${x - 60} ${y - 160} ${x - 74} ${y - 330}L${x - 220} ${y - 560}L${x - 180} ${y - 570}L${x - 40} ${y - 400}L${x + 30} ${y - 400}L${x + 180} ${y - 600}L${x + 220} ${y - 580}L${x + 70} ${y - 320}Q${x + 60} ${y - 160} ${x + 120} ${y}Z`,
    p.across(bark, s.tone(lighten(BARK, 0.08), 0, 1), bark),
  )
  for (const [dx, dy, w, h] of [
    [-230, -600, 210, 140],
    [220, -620, 220, 150],
    [0, -700, 270, 130],
  ] as const) {
    p.path(leafy(r, x + dx, y + dy, w, h, 11), p.down(s.tone('#7fae5a', 0, 0.9), s.tone('#4f7f45', 0, 0.4)))
    for (let i = 0; i < 4; i += 1)
      p.path(
        leafy(r, x + dx + r.between(-0.5, 0.5) * w, y + dy - r.between(0, 0.5) * h, w * 0.3, h * 0.25, 7),
        s.tone('#9cc46f', 0, 1),
        0.5,
      )
  }
  p.box(x - 240, y - 330, 480, 26, s.tone('#b98a54', 0, 1))
  p.line(
    `M${x - 200} ${y - 304}L${x - 50} ${y - 200}M${x + 200} ${y - 304}L${x + 50} ${y - 200}`,
    s.tone('#8a5f3a', 0, 0.7),
    15,
  )
  p.box(x - 160, y - 520, 300, 190, p.across(s.tone('#a8744a', 0, 0.5), s.tone('#c99460', 0, 1)))
  for (let i = 1; i < 8; i += 1) p.box(x - 160 + i * 37, y - 520, 2.5, 190, s.light.shadow, { opacity: 0.3 })
  p.path(
    poly([x - 200, y - 510], [x - 10, y - 640], [x + 180, y - 510]),
    p.down(s.tone(s.accents.main, 0, 1), s.tone(s.accents.main, 0, 0.5)),
  )
  for (const at of [-120, 50])
    pane(s, { x: x + at, y: y - 480, w: 64, h: 70, lit: s.lamps, frame: '#f3e6cc' })
  p.box(x - 34, y - 460, 62, 130, s.tone(s.accents.deep, 0, 0.8), { r: 6 })
  if (s.lamps) p.glow(x, y - 430, 240, s.light.lamp, 0.6)
  for (let i = 0; i < 9; i += 1)
    p.line(`M${x - 234 + i * 58} ${y - 330}L${x - 234 + i * 58} ${y - 384}`, s.tone('#8a5f3a', 0, 0.8), 5)
  p.line(
    `M${x - 240} ${y - 384}L${x - 160} ${y - 384}M${x + 140} ${y - 384}L${x + 240} ${y - 384}`,
    s.tone('#8a5f3a', 0, 0.9),
    7,
  )
  const rope = s.tone('#e0c592', 0, 1)
  p.line(`M${x + 240} ${y - 318}Q${x + 460} ${y - 230} ${x + 680} ${y - 330}`, s.tone('#b98a54', 0, 1), 12)
  p.line(`M${x + 240} ${y - 384}Q${x + 460} ${y - 300} ${x + 680} ${y - 400}`, rope, 5)
  for (let i = 1; i < 12; i += 1) {
    const t = i / 12
    const sag = (from: number, low: number, to: number) =>
      (1 - t) ** 2 * from + 2 * t * (1 - t) * low + t * t * to
    p.line(
      `M${x + 240 + 440 * t} ${sag(y - 384, y - 300, y - 400)}L${x + 240 + 440 * t} ${sag(y - 318, y - 230, y - 330)}`,
      rope,
      3,
    )
  }
}
