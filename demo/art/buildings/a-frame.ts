import { lighten, mix } from '../paper/colour.ts'
import { num, poly } from '../paper/curve.ts'
import { lamplit, type Scene } from '../paper/scene.ts'
import { pane } from '../town/window.ts'
import { deck } from './deck.ts'
import { chimney } from './smoking-chimney.ts'

/** A house that is nearly all roof, its front of glass. */
export function aFrame(outside: Scene, x: number, y: number, w: number): void {
  const s = lamplit(outside, 0.3)
  const { p, light } = s
  const h = w * 0.98
  const wood = s.own.fork('wood').pick(['#a87446', '#8f5f3c', '#b98a58'])
  chimney(s, x + w * 0.2, y - h * 0.8, w * 0.07)
  p.path(
    poly([x, y - h], [x + w * 0.62, y], [x + w * 0.9, y - 10], [x + w * 0.26, y - h * 0.96]),
    p.down(s.tone('#5d5650', 0, 0.7), s.tone('#453f3d', 0, 0.2)),
  )
  const front = poly([x, y - h * 0.94], [x + w * 0.5, y], [x - w * 0.5, y])
  p.path(front, p.down(s.tone(lighten(wood, 0.04), 0, 0.95), s.tone(wood, 0, 0.65)))
  p.group({ clip: front }, () => {
    for (let i = -9; i < 10; i += 1)
      p.box(x + i * w * 0.055, y - h, 2, h, s.tone(lighten(wood, -0.12), 0, 0.3), { opacity: 0.4 })
    const glass = poly([x, y - h * 0.72], [x + w * 0.29, y - h * 0.2], [x - w * 0.29, y - h * 0.2])
    p.path(
      glass,
      s.lamps
        ? p.down(mix(light.lamp, '#ffffff', 0.4), mix(light.lamp, '#e07a3a', 0.3))
        : p.down(light.sky[1], mix(light.sky[2], s.tone('#46606a', 0, 0.5), 0.4)),
    )
    p.line(
      `${glass}M${x} ${num(y - h * 0.72)}L${x} ${num(y - h * 0.2)}M${num(x - w * 0.18)} ${num(y - h * 0.4)}L${num(x + w * 0.18)} ${num(y - h * 0.4)}`,
      s.tone('#f6ecda', 0, 0.9),
      6,
    )
    p.path(
      poly(
        [x - w * 0.06, y - h * 0.6],
        [x + w * 0.04, y - h * 0.6],
        [x - w * 0.1, y - h * 0.2],
        [x - w * 0.2, y - h * 0.2],
      ),
      '#ffffff',
      0.16,
    )
  })
  if (s.lamps) p.glow(x, y - h * 0.35, w * 0.7, light.lamp, 0.65)
  p.box(
    x - w * 0.065,
    y - h * 0.18,
    w * 0.13,
    h * 0.18,
    s.tone(s.own.fork('door').pick([s.accents.main, s.accents.third]), 0, 0.85),
  )
  pane(s, { x: x - w * 0.3, y: y - h * 0.14, w: w * 0.13, h: h * 0.09, lit: s.lamps })
  pane(s, { x: x + w * 0.17, y: y - h * 0.14, w: w * 0.13, h: h * 0.09, lit: s.lamps })
  p.line(
    `M${num(x - w * 0.56)} ${y}L${x} ${num(y - h * 1.02)}L${num(x + w * 0.56)} ${y}`,
    s.tone('#4b443f', 0, 0.6),
    w * 0.045,
  )
  deck(s, x, y, w * 1.3, wood)
}
