import { potPlant } from '../indoors/pot-plants.ts'
import { num } from '../paper/curve.ts'
import { lamplit, type Scene, WIDTH } from '../paper/scene.ts'
import { pane } from '../town/window.ts'

/** A studio under a roof of glass, high above the others. */
export function roofStudio(outside: Scene, x: number, y: number, w: number): void {
  const s = lamplit(outside, 0.3)
  const { p, light } = s
  const [left, h] = [x - w / 2, w * 0.42]
  p.box(-10, y, WIDTH + 20, 300, p.down(s.tone('#b3a596', 0, 0.8), s.tone('#8a7d72', 0, 0.5)))
  p.box(left, y - h * 0.56, w, h * 0.58, p.across(s.tone('#c47f5f', 0, 0.95), s.tone('#9c5f49', 0, 0.5)))
  for (let line = 0; line < 9; line += 1)
    for (let i = 0; i < 15; i += 1)
      if (s.r.chance(0.4))
        p.box(
          left + (i + (line % 2) * 0.5) * (w / 15.5),
          y - h * 0.55 + line * h * 0.062,
          w / 17,
          h * 0.05,
          s.tone(s.r.pick(['#d59274', '#b06d52', '#a5634b']), 0, 0.7),
          { opacity: 0.6 },
        )
  const glass = `M${left - w * 0.02} ${y - h * 0.54}L${left + w * 0.2} ${y - h * 1.1}L${left + w * 1.02} ${y - h * 1.1}L${left + w * 1.02} ${y - h * 0.54}Z`
  p.path(glass, s.lamps ? p.down(light.lamp, '#fff2cf') : p.down(light.sky[1], light.sky[2]))
  p.group({ clip: glass }, () => {
    potPlant(s, left + w * 0.82, y - h * 0.52, h * 0.4, s.accents.main)
    p.line(
      `M${left + w * 0.5} ${y - h * 0.5}L${left + w * 0.56} ${y - h * 0.96}L${left + w * 0.62} ${y - h * 0.5}`,
      s.tone('#6a4a34', 0, 0.6),
      5,
    )
    p.box(left + w * 0.49, y - h * 0.9, w * 0.14, h * 0.24, s.tone(s.accents.main, 0, 0.9))
    p.path(
      `M${left + w * 0.3} ${y - h * 1.2}L${left + w * 0.44} ${y - h * 1.2}L${left + w * 0.16} ${y}L${left + w * 0.02} ${y}Z`,
      '#ffffff',
      0.2,
    )
  })
  for (let i = 0; i <= 8; i += 1)
    p.line(
      `M${num(left + w * 0.2 + (i * w * 0.82) / 8)} ${num(y - h * 1.1)}L${num(left - w * 0.02 + (i * w * 1.04) / 8)} ${num(y - h * 0.54)}`,
      s.tone('#35383e', 0, 0.6),
      5,
    )
  p.line(glass, s.tone('#35383e', 0, 0.6), 7)
  if (s.lamps) p.glow(x + w * 0.1, y - h * 0.8, w * 0.7, light.lamp, 0.55)
  for (const at of [0.16, 0.42, 0.7])
    pane(s, { x: left + w * at, y: y - h * 0.42, w: w * 0.1, h: h * 0.26, lit: s.lamps })
}
