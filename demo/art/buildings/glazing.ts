import { mix } from '../paper/colour.ts'
import { poly } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'

/** Rooms behind a wall of glass: floor lamps, a sofa, the far wall. */
export function glazing(s: Scene, x: number, y: number, w: number, h: number, bays: number): void {
  const { p, light } = s
  const inside = s.lamps
    ? p.down(mix(light.lamp, '#ffffff', 0.3), mix(light.lamp, '#d9793a', 0.35))
    : p.down(mix(light.sky[0], light.sky[1], 0.6), mix(light.sky[2], s.tone('#52707c', 0, 0.6), 0.35))
  p.box(x, y, w, h, inside)
  const [dark, cloth] = [s.tone('#4c3f3b', 0, 0.4), s.tone(s.accents.main, 0, 0.7)]
  p.box(x + w * 0.12, y + h * 0.72, w * 0.26, h * 0.2, cloth, { r: 6, opacity: 0.75 })
  p.line(`M${x + w * 0.48} ${y + h}L${x + w * 0.48} ${y + h * 0.36}`, dark, 3, 0.7)
  p.path(
    poly(
      [x + w * 0.45, y + h * 0.36],
      [x + w * 0.51, y + h * 0.36],
      [x + w * 0.535, y + h * 0.5],
      [x + w * 0.425, y + h * 0.5],
    ),
    s.tone(s.accents.pale, 0, 1),
    0.9,
  )
  p.box(x + w * 0.62, y + h * 0.3, w * 0.2, h * 0.26, s.tone(s.accents.third, 0, 0.7), { opacity: 0.7 })
  p.path(
    poly([x + w * 0.1, y], [x + w * 0.32, y], [x + w * 0.12, y + h], [x - 0, y + h]),
    '#ffffff',
    s.lamps ? 0.06 : 0.2,
  )
  for (let i = 0; i <= bays; i += 1) p.box(x + (w * i) / bays - 3, y, 6, h, s.tone('#3b3d42', 0, 0.6))
  p.box(x, y - 2, w, 5, s.tone('#3b3d42', 0, 0.6))
}
