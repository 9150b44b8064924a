import { nth } from '../paper/accents.ts'
import { lighten, mix } from '../paper/colour.ts'
import { num } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'
import { circle } from '../vehicles/wheel.ts'

/** A big wheel with gondolas; at night its spokes are strings of light. */
export function bigWheel(s: Scene, x: number, y: number, r: number, depth = 0): void {
  const { p, accents, light } = s
  const steel = s.tone('#e9e4dc', depth, 0.8)
  const colours = [accents.main, accents.second, accents.third]
  if (s.lamps) p.glow(x, y, r * 1.7, mix(accents.main, light.lamp, 0.5), 0.5)
  p.line(
    `M${x - r * 0.5} ${y + r * 1.32}L${x} ${y}L${x + r * 0.5} ${y + r * 1.32}M${x - r * 0.22} ${y + r * 0.6}L${x + r * 0.22} ${y + r * 0.6}`,
    s.tone('#8a8f98', depth, 0.6),
    r * 0.04,
  )
  for (const k of [1, 0.9]) p.line(circle(x, y, r * k), steel, r * 0.018)
  const arms = 16
  for (let i = 0; i < arms; i += 1) {
    const turn = (i / arms) * Math.PI * 2
    const at = (k: number) => [x + Math.cos(turn) * r * k, y + Math.sin(turn) * r * k] as const
    const [ex, ey] = at(1)
    p.line(`M${x} ${y}L${num(ex)} ${num(ey)}`, steel, r * 0.01)
    if (s.lamps)
      for (const k of [0.3, 0.5, 0.7, 0.9]) p.disc(...at(k), r * 0.013, mix(nth(colours, i), '#ffffff', 0.5))
    if (s.lamps) p.disc(ex, ey, r * 0.022, mix(light.lamp, '#ffffff', 0.5))
    const [cw, ch] = [r * 0.13, r * 0.14]
    p.box(
      ex - cw / 2,
      ey + ch * 0.25,
      cw,
      ch,
      p.down(s.tone(lighten(nth(colours, i), 0.05), depth, 1), s.tone(nth(colours, i), depth, 0.6)),
      { r: cw * 0.25 },
    )
    p.box(
      ex - cw * 0.36,
      ey + ch * 0.38,
      cw * 0.72,
      ch * 0.34,
      s.lamps ? light.lamp : s.tone('#dfeaf0', depth, 0.8),
      { r: 2, opacity: 0.9 },
    )
  }
  p.disc(x, y, r * 0.08, s.tone(accents.main, depth, 0.9))
  p.disc(x, y, r * 0.04, steel)
}
