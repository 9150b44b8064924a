import { lighten } from '../paper/colour.ts'
import { lamplit, type Scene } from '../paper/scene.ts'
import { pane } from '../town/window.ts'
import { groundShadow } from '../vehicles/coat.ts'
import { spokedWheel } from '../vehicles/spoked-wheel.ts'

/** A hut on iron wheels with a curved roof. */
export function shepherdsHut(outside: Scene, x: number, y: number, w: number): void {
  const s = lamplit(outside, 0.4)
  const { p } = s
  const paint = s.own.fork('hut').pick(['#5f8a78', '#3f6f8a', '#8a9a5a', '#b5654a'])
  const [left, top, foot] = [x - w / 2, y - w * 0.62, y - w * 0.18]
  groundShadow(s, x, y, w * 0.52, 16)
  p.box(left + w * 0.74, top - w * 0.26, w * 0.05, w * 0.2, s.tone('#3a3a40', 0, 0.6))
  p.box(left, top, w, foot - top, p.across(s.tone(lighten(paint, -0.05), 0, 0.5), s.tone(paint, 0, 1)))
  for (let i = 1; i < 22; i += 1)
    p.box(left + (i * w) / 22, top, 2.5, foot - top, s.light.shadow, { opacity: 0.22 })
  p.path(
    `M${left - w * 0.05} ${top + 8}Q${x} ${top - w * 0.28} ${left + w * 1.05} ${top + 8}Z`,
    p.down(s.tone('#b9bfc2', 0, 1), s.tone('#7d868a', 0, 0.5)),
  )
  for (const at of [0.12, 0.72])
    pane(s, { x: left + w * at, y: top + w * 0.1, w: w * 0.16, h: w * 0.17, lit: s.lamps, frame: '#fbf4e6' })
  p.box(left + w * 0.4, top + w * 0.06, w * 0.2, foot - top - w * 0.06, s.tone('#f3e6cc', 0, 1), { r: 4 })
  p.box(
    left + w * 0.425,
    top + w * 0.085,
    w * 0.15,
    w * 0.14,
    s.lamps ? s.light.lamp : s.tone('#8fb0b8', 0, 0.8),
  )
  if (s.lamps) p.glow(x, foot - w * 0.2, w * 0.5, s.light.lamp, 0.55)
  for (let i = 0; i < 3; i += 1)
    p.box(
      left + w * (0.37 - i * 0.02),
      foot + i * w * 0.06,
      w * (0.26 + i * 0.04),
      w * 0.035,
      s.tone('#a97c50', 0, 0.9),
    )
  for (const at of [0.16, 0.84])
    spokedWheel(s, left + w * at, y - w * 0.1, w * 0.11, s.tone('#33302f', 0, 0.6))
}
