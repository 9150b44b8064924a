import { lighten } from '../paper/colour.ts'
import { poly } from '../paper/curve.ts'
import { lamplit, type Scene } from '../paper/scene.ts'
import { pane } from '../town/window.ts'
import { deck } from './deck.ts'
import { chimney } from './smoking-chimney.ts'

/** A low log house with a porch. */
export function logCabin(outside: Scene, x: number, y: number, w: number): void {
  const s = lamplit(outside, 0.3)
  const { p } = s
  const h = w * 0.3
  const wood = s.own.fork('wood').pick(['#a06c40', '#8a5c3a', '#b07c4c'])
  const [left, top] = [x - w / 2, y - h]
  chimney(s, left + w * 0.68, top - w * 0.2, w * 0.08)
  p.box(left, top, w, h, s.tone(wood, 0, 0.6))
  for (let i = 0; i < 8; i += 1)
    p.box(
      left - 8,
      top + (i * h) / 8,
      w + 16,
      h / 8 - 2,
      p.down(s.tone(lighten(wood, 0.07), 0, 1), s.tone(wood, 0, 0.45)),
      { r: h / 16 },
    )
  for (const at of [0.1, 0.26, 0.66, 0.82])
    pane(s, { x: left + w * at, y: top + h * 0.3, w: w * 0.085, h: h * 0.36, lit: s.lamps, frame: '#efe2c8' })
  p.box(left + w * 0.44, top + h * 0.24, w * 0.12, h * 0.76, s.tone(s.accents.deep, 0, 0.8))
  p.path(
    poly(
      [left - w * 0.07, top + 8],
      [left + w * 0.08, top - w * 0.22],
      [left + w * 0.92, top - w * 0.22],
      [left + w * 1.07, top + 8],
    ),
    p.down(s.tone('#6f6a5e', 0, 0.95), s.tone('#4c463f', 0, 0.5)),
  )
  for (let i = 1; i < 6; i += 1)
    p.box(
      left - w * 0.07 + (6 - i) * w * 0.024,
      top + 8 - ((6 - i) / 6) * w * 0.23 + w * 0.012,
      w * 1.14 - (6 - i) * w * 0.048,
      2,
      s.light.shadow,
      { opacity: 0.3 },
    )
  p.box(left, top + 8, w, h * 0.14, s.light.shadow, { opacity: 0.3 })
  if (s.lamps) p.glow(x, y - h * 0.4, w * 0.5, s.light.lamp, 0.55)
  deck(s, x, y, w * 1.1, wood)
}
