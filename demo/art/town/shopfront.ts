import { lighten, mix } from '../paper/colour.ts'
import type { Rng } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { awning } from './awning.ts'

interface Shop {
  x: number
  y: number
  w: number
  h: number
  depth?: number
  r: Rng
  wood?: string
  cloth?: string
}

/** A shop on the ground floor: lit glass, goods on show, an awning. */
export function shopfront(s: Scene, { x, y, w, h, depth = 0, r, wood, cloth }: Shop): void {
  const { p, light, accents } = s
  const frame = wood ?? r.pick([accents.deep, accents.third, '#5b4636', '#39544f'])
  p.box(x, y - h, w, h, p.down(s.tone(lighten(frame, 0.05), depth, 0.9), s.tone(frame, depth, 0.5)))
  const [gx, gy, gw, gh] = [x + w * 0.07, y - h * 0.8, w * 0.52, h * 0.6]
  const inside = s.lamps
    ? [mix(light.lamp, '#ffffff', 0.35), mix(light.lamp, '#e07a3a', 0.35)]
    : [s.tone('#5b6f78', depth, 0.4), s.tone('#f0d9ae', depth, 0.7)]
  p.box(gx, gy, gw, gh, p.down(...inside))
  for (let i = 0; i < 7; i += 1) {
    const [size, tall] = [gw * r.between(0.06, 0.12), gh * r.between(0.15, 0.45)]
    p.box(
      gx + gw * 0.05 + (i / 7) * gw * 0.9,
      gy + gh - tall,
      size,
      tall,
      s.tone(r.pick([accents.main, accents.second, accents.third, accents.pale, '#8a6a4f']), depth, 0.7),
      { r: size * 0.3, opacity: 0.85 },
    )
  }
  p.path(
    `M${gx} ${gy}L${gx + gw * 0.35} ${gy}L${gx + gw * 0.1} ${gy + gh}L${gx} ${gy + gh}Z`,
    '#ffffff',
    0.12,
  )
  const [dx, dw] = [x + w * 0.66, w * 0.26]
  p.box(dx, gy, dw, h * 0.8, s.tone(lighten(frame, -0.05), depth, 0.4))
  p.box(dx + dw * 0.16, gy + gh * 0.08, dw * 0.68, gh * 0.95, p.down(...inside), { opacity: 0.9 })
  if (s.lamps) p.glow(gx + gw / 2, y, w * 0.7, light.lamp, 0.35, h * 0.3)
  awning(s, {
    x: x - w * 0.01,
    y: y - h,
    w: w * 1.02,
    drop: h * 0.24,
    colour: cloth ?? r.pick([accents.main, accents.second, accents.third, '#7d9b76']),
    depth,
  })
}
