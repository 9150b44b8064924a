import { lighten } from '../paper/colour.ts'
import { lamplit, type Scene } from '../paper/scene.ts'
import { glazing } from './glazing.ts'

/** A white house of slabs and glass with a pool before it. */
export function villa(outside: Scene, x: number, y: number, w: number): void {
  const s = lamplit(outside, 0.35)
  const { p } = s
  const white = s.own.fork('wall').pick(['#faf6ee', '#f3ece0', '#efe2cf', '#f7efe6'])
  const wood = s.own.fork('wood').pick(['#b07f4f', '#8f6a48', '#c49a6a'])
  const [left, h] = [x - w / 2, w * 0.15]
  const wall = (turned: number) => s.tone(white, 0, turned)
  p.box(left + w * 0.3, y - h * 2.15, w * 0.56, h, p.down(wall(0.95), wall(0.7)))
  glazing(s, left + w * 0.4, y - h * 2.02, w * 0.36, h * 0.8, 4)
  p.box(left + w * 0.26, y - h * 2.3, w * 0.66, h * 0.18, p.down(wall(1), wall(0.8)))
  p.box(left + w * 0.3, y - h * 2.12, w * 0.56, h * 0.12, s.light.shadow, { opacity: 0.22 })
  p.box(left + w * 0.04, y - h, w * 0.9, h, p.down(wall(0.85), wall(0.6)))
  glazing(s, left + w * 0.22, y - h * 0.92, w * 0.46, h * 0.92, 5)
  for (let i = 0; i < 13; i += 1)
    p.box(
      left + w * (0.05 + i * 0.0125),
      y - h * 0.98,
      w * 0.009,
      h * 0.98,
      s.tone(i % 2 ? wood : lighten(wood, 0.05), 0, 0.85),
    )
  p.box(left, y - h * 1.18, w * 0.98, h * 0.2, p.down(wall(1), wall(0.78)))
  p.box(left + w * 0.04, y - h * 0.98, w * 0.9, h * 0.16, s.light.shadow, { opacity: 0.25 })
  p.box(left + w * 0.74, y - h * 0.86, w * 0.16, h * 0.86, p.across(wall(0.7), s.tone('#d8cbb8', 0, 0.6)))
  p.box(left + w * 0.79, y - h * 0.72, w * 0.06, h * 0.72, s.tone(wood, 0, 0.8))
  if (s.lamps)
    for (const at of [0.14, 0.45, 0.82]) p.glow(left + w * at, y - h * 0.6, w * 0.14, s.light.lamp, 0.6)
}
