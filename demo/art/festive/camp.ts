import { lighten, mix } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'

/** A tent that is lit from within when it is dark. */
export function tent(s: Scene, x: number, y: number, w: number, colour: string): void {
  const { p, light } = s
  const h = w * 0.56
  const inner = s.light.dark > 0.3
  if (inner) p.glow(x, y - h * 0.4, w * 0.9, light.lamp, 0.6)
  p.path(
    `M${x - w / 2} ${y}L${x - w * 0.04} ${y - h}L${x + w * 0.14} ${y}Z`,
    inner
      ? p.down(mix(colour, light.lamp, 0.35), mix(colour, light.lamp, 0.75))
      : p.across(s.tone(colour, 0, 0.7), s.tone(lighten(colour, 0.05), 0, 1)),
  )
  p.path(
    `M${x - w * 0.04} ${y - h}L${x + w / 2} ${y}L${x + w * 0.14} ${y}Z`,
    inner ? mix(colour, light.shadow, 0.3) : s.tone(colour, 0, 0.4),
  )
  p.path(
    `M${x - w * 0.2} ${y}L${x - w * 0.05} ${y - h * 0.72}L${x + w * 0.02} ${y}Z`,
    inner ? mix(light.lamp, '#ffffff', 0.4) : s.tone('#3d3540', 0, 0.3),
  )
  p.line(
    `M${x - w * 0.04} ${y - h}L${x - w * 0.62} ${y + 6}M${x - w * 0.04} ${y - h}L${x + w * 0.62} ${y + 6}`,
    s.tone('#efe6d6', 0, 0.7),
    1.6,
    0.7,
  )
}

export function campfire({ p, light, r }: Scene, x: number, y: number, size: number): void {
  p.glow(x, y - size * 0.5, size * 4.5, '#ff9d4a', 0.75)
  p.oval(x, y, size * 1.6, size * 0.28, '#ffb465', 0.3)
  p.line(
    `M${x - size * 0.7} ${y + 4}L${x + size * 0.6} ${y - size * 0.16}M${x + size * 0.7} ${y + 4}L${x - size * 0.6} ${y - size * 0.16}`,
    '#3a2720',
    size * 0.16,
  )
  for (const [k, colour] of [
    [1, '#f0722c'],
    [0.7, '#fba43c'],
    [0.42, '#ffe08a'],
  ] as const) {
    p.path(
      `M${x - size * 0.42 * k} ${y - size * 0.08}C${x - size * 0.7 * k} ${y - size * 0.6 * k} ${x - size * 0.1 * k} ${y - size * 0.7 * k} ${x - size * 0.06 * k} ${y - size * 1.4 * k}C${x + size * 0.2 * k} ${y - size * k} ${x + size * 0.66 * k} ${y - size * 0.6 * k} ${x + size * 0.4 * k} ${y - size * 0.08}Z`,
      colour,
    )
  }
  for (let i = 0; i < 12; i += 1)
    p.disc(x + r.between(-1, 1) * size, y - size * r.between(1.2, 3.4), r.between(1.2, 2.6), light.lamp, 0.8)
}
